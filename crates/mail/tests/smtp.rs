//! Emails over SMTP, to a server that records what it receives.
#![cfg(test)]

use mail::smtp::Smtp;
use mail::{Email, Error, Mailer};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Answers one conversation, RCPT TO with the given line; gives back all it heard.
async fn server(recipient: &'static str) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let heard = tokio::spawn(async move {
        let (socket, _) = listener.accept().await.unwrap();
        let (read, mut write) = socket.into_split();
        let mut lines = BufReader::new(read).lines();
        write.write_all(b"220 test\r\n").await.unwrap();
        let (mut heard, mut in_data) = (String::new(), false);
        while let Ok(Some(line)) = lines.next_line().await {
            heard.push_str(&line);
            heard.push('\n');
            let answer = match line.split(' ').next().unwrap() {
                "." => "250 taken",
                _ if in_data => continue,
                "DATA" => "354 go on",
                "RCPT" => recipient,
                "QUIT" => break,
                _ => "250 fine",
            };
            in_data = answer.starts_with("354");
            write.write_all(answer.as_bytes()).await.unwrap();
            write.write_all(b"\r\n").await.unwrap();
            if line == "." {
                break;
            }
        }
        heard
    });
    (url, heard)
}

fn email() -> Email {
    Email {
        to: "ada@example.com".into(),
        subject: "Grüße".into(),
        text: "Hello Ada".into(),
        html: "<p>Hello Ada</p>".into(),
        reply_to: None,
    }
}

#[tokio::test]
async fn an_email_leaves_in_both_forms_with_sender_and_receiver() {
    let (url, heard) = server("250 fine").await;
    let smtp = Smtp::new(&url, "Helloshop <shop@example.com>").unwrap();
    smtp.send(&email()).await.unwrap();
    let heard = heard.await.unwrap();
    for part in [
        "MAIL FROM:<shop@example.com>",
        "RCPT TO:<ada@example.com>",
        "Subject: =?utf-8?b?R3LDvMOfZQ==?=",
        "multipart/alternative",
        "text/plain",
        "<p>Hello Ada</p>",
    ] {
        assert!(heard.contains(part), "{part} in:\n{heard}");
    }
}

#[tokio::test]
async fn an_answer_goes_where_the_email_says_and_an_odd_address_adds_no_header() {
    for (address, says) in [
        ("eve@example.net", true),
        ("a..b@example.net", false),
        ("eve@example.net\r\nBcc: all@example.net", false),
    ] {
        let (url, heard) = server("250 fine").await;
        let smtp = Smtp::new(&url, "shop@example.com").unwrap();
        smtp.send(&email().reply_to(address)).await.unwrap();
        let heard = heard.await.unwrap();
        let named = heard.contains("\nReply-To: eve@example.net\n");
        assert_eq!(named, says, "{address} in:\n{heard}");
        assert!(
            !heard.contains("Bcc") && !heard.contains("RCPT TO:<all"),
            "{heard}"
        );
    }
}

#[tokio::test]
async fn an_unknown_receiver_is_for_good_and_a_busy_server_is_not() {
    let (url, _heard) = server("550 no such person").await;
    let smtp = Smtp::new(&url, "shop@example.com").unwrap();
    assert!(matches!(smtp.send(&email()).await, Err(Error::Refused(_))));
    let (url, _heard) = server("451 later").await;
    let smtp = Smtp::new(&url, "shop@example.com").unwrap();
    assert!(matches!(
        smtp.send(&email()).await,
        Err(Error::Temporary(_))
    ));
    let nobody = Smtp::new("smtp://127.0.0.1:9", "shop@example.com").unwrap();
    assert!(matches!(
        nobody.send(&email()).await,
        Err(Error::Temporary(_))
    ));
}

#[tokio::test]
async fn a_wrong_setting_is_told_at_the_start() {
    for (url, from) in [("mail.example.com", "a@b.test"), ("smtp://x", "nobody")] {
        assert!(matches!(Smtp::new(url, from), Err(Error::Settings(_))));
    }
}
