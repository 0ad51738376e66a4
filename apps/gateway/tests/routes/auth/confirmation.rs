//! Money and rights want the password or a code once more, whatever the operation.

use serde_json::{Value, json};

use super::second_factor::authenticator;
use super::{PASSWORD, holder, pointers, session};
use crate::authorization::operation::{Operation, operations};
use crate::support::{Answer, Client, TestApp, until_shown};

const CONFIRM: &str = "/api/auth/confirm";
const ROOT: &str = "root@example.com";

/// Acts that move money, or decide what people may do.
const CONFIRMED: [&str; 24] = [
    "acceptDispute",
    "adjustShopBalance",
    "appointOperator",
    "createMarketCoupon",
    "approveAdjustment",
    "decideReturn",
    "declineAdjustment",
    "deletePerson",
    "dismissOperator",
    "exportPayoutRun",
    "exportPerson",
    "inviteOperator",
    "lockPerson",
    "markPayoutFailed",
    "markPayoutPaid",
    "refundShopOrder",
    "retryRefund",
    "saveSettings",
    "setPayoutTerms",
    "setShopCommission",
    "settleRefund",
    "startPayoutRun",
    "unlockPerson",
    "updateMarketCoupon",
];

/// Daily work that moves no money, and that can be undone.
const UNCONFIRMED: [&str; 51] = [
    "addShopNote",
    "answerContactMessage",
    "approveShop",
    "changeOperatorWebhook",
    "closeContactMessage",
    "createCategory",
    "createHomeEdition",
    "createOperatorKey",
    "createOperatorWebhook",
    "deleteCategory",
    "deleteContactMessage",
    "deleteMarketCoupon",
    "deleteHomeEdition",
    "deleteOperatorWebhook",
    "endMarketCoupon",
    "endPersonSessions",
    "explainBookBreak",
    "hideMessage",
    "hideReview",
    "liftShopSuspension",
    "orderCategories",
    "previewPage",
    "publishHomeEdition",
    "putProductBack",
    "rejectShop",
    "removeCategoryPicture",
    "reopenContactMessage",
    "removeHomePicture",
    "resendOperatorWebhookDelivery",
    "resetColorFamily",
    "restoreMessage",
    "restorePage",
    "restoreReview",
    "retryJob",
    "retryJobs",
    "revokeOperatorKey",
    "rotateOperatorWebhookSecret",
    "setCategoryAttributes",
    "setCategoryPicture",
    "setColorFamily",
    "startShopLook",
    "stopShopLook",
    "setHomePicture",
    "suspendShop",
    "testOperatorWebhook",
    "updateCategory",
    "updateHomeEdition",
    "updatePage",
    "withdrawAdjustment",
    "withdrawHomeEdition",
    "withdrawProduct",
];

/// Everything by which operators change something.
fn operator_actions() -> Vec<Operation> {
    let all = operations().into_iter();
    all.filter(|operation| operation.is_operators() && operation.method != "GET")
        .collect()
}

/// Sends it about something that is not there.
async fn try_out(operation: &Operation, client: &Client) -> Answer {
    let path = operation.path_with(|name| match name {
        "slug" => Ok("shipping".to_owned()),
        "language" => Ok("en".to_owned()),
        _ => Ok("987654".to_owned()),
    });
    let request = operation.request(client, &path.unwrap());
    client.send(request).await
}

async fn confirm(client: &Client, body: Value) -> Answer {
    client.post(CONFIRM, body).await
}

/// Makes somebody who is signed in run the marketplace.
async fn promote(app: &TestApp, devices: &[&Client]) {
    app.sql(
        "insert into user_roles (user_id, role) select id, 'ROLE_ADMIN' from users; \
         insert into second_factors (user_id, secret, confirmed_at) \
         select id, '\\x0000000000', now() from users on conflict do nothing",
    )
    .await;
    for device in devices {
        until_shown("the operator", async || {
            device.get("/api/admin/shops").await.status == 200
        })
        .await;
    }
}

#[test]
fn of_every_act_it_is_said_whether_it_has_to_be_confirmed() {
    let mut acts: Vec<String> = operator_actions().into_iter().map(|act| act.id).collect();
    let mut said: Vec<&str> = [CONFIRMED.as_slice(), UNCONFIRMED.as_slice()].concat();
    acts.sort_unstable();
    said.sort_unstable();
    assert_eq!(acts, said, "say of the new one what it is, here");
}

#[test]
fn the_document_says_it_of_each() {
    let document = gateway::openapi::document();
    for act in operator_actions() {
        let operation = &document["paths"][&act.path][act.method.as_str().to_lowercase()];
        let refusal = operation["responses"]["403"]["description"].as_str();
        assert_eq!(
            refusal
                .unwrap_or_default()
                .contains("`confirmation_required`"),
            CONFIRMED.contains(&act.id.as_str()),
            "{}",
            act.id
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acts_on_money_and_rights_wait_for_a_confirmation_and_no_others_do() {
    let app = TestApp::start().await;
    let root = app.unconfirmed_operator("root").await;
    for act in operator_actions() {
        let refused = try_out(&act, &root).await;
        let waits = (refused.status, refused.code()) == (403, "confirmation_required");
        let should = CONFIRMED.contains(&act.id.as_str());
        assert_eq!(waits, should, "{}: {}", act.id, refused.text);
    }
    let password = json!({ "currentPassword": PASSWORD });
    let confirmed = confirm(&root, password).await.expect(200);
    assert!(confirmed["confirmedUntil"].is_string(), "{confirmed}");
    for act in operator_actions() {
        let answer = try_out(&act, &root).await;
        assert_ne!(answer.status, 403, "{}: {}", act.id, answer.text);
    }
    // what is asked for first is still who may
    let ada = app.shopper("ada").await;
    let password = json!({ "currentPassword": PASSWORD });
    confirm(&ada, password).await.expect(200);
    for act in operator_actions() {
        let refused = try_out(&act, &ada).await;
        assert_eq!((refused.status, refused.code()), (403, "role_missing"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_confirmation_is_good_for_ten_minutes_on_its_own_device() {
    let app = TestApp::start().await;
    let root = app.shopper("root").await;
    let second = holder(&app, &session(&app, ROOT).await);
    promote(&app, &[&root, &second]).await;
    let pay = async |client: &Client| {
        let request = client.request(reqwest::Method::POST, "/api/admin/payout-runs");
        let request = request.header("idempotency-key", "one").json(&json!({}));
        let answer = client.send(request).await;
        (answer.status, answer.code().to_owned())
    };
    let required = (403, "confirmation_required".to_owned());
    assert_eq!(pay(&root).await, required);
    let password = json!({ "currentPassword": PASSWORD });
    confirm(&root, password).await.expect(200);
    assert_eq!(pay(&second).await, required);
    // the very same request goes through now
    assert_eq!(pay(&root).await.0, 201);
    app.sql("update sessions set confirmed_at = confirmed_at - interval '9 minutes 50 seconds'")
        .await;
    assert_eq!(pay(&root).await.0, 201);
    app.sql("update sessions set confirmed_at = confirmed_at - interval '10 seconds'")
        .await;
    assert_eq!(pay(&root).await, required);
}

#[tokio::test]
async fn a_code_confirms_as_well_and_is_good_once() {
    let app = TestApp::start().await;
    let root = app.shopper("root").await;
    let early = confirm(&root, json!({ "code": "123456" })).await;
    assert_eq!((early.status, early.code()), (409, "second_factor_off"));
    let path = "/api/user/second-factor";
    let setup = root
        .post(path, json!({ "currentPassword": PASSWORD }))
        .await;
    let setup = setup.expect(200);
    let code = |half_minutes| {
        let secret = setup["secret"].as_str().unwrap();
        json!({ "code": authenticator::code(secret, half_minutes) })
    };
    let on = format!("{path}/confirm");
    root.post(&on, code(0)).await.expect(200);
    app.sql("update second_factors set last_step = 0").await;
    promote(&app, &[&root]).await;
    let code = code(0);
    confirm(&root, code.clone()).await.expect(200);
    let again = confirm(&root, code).await;
    assert_eq!(pointers(&again), ["/code"]);
    let adjust = "/api/admin/shops/1/payout-terms";
    let answer = root.request(reqwest::Method::PATCH, adjust);
    let answer = root.send(answer.json(&json!({ "reserveBps": 1 }))).await;
    assert_eq!(answer.status, 404, "{}", answer.text);
}

#[tokio::test]
async fn a_wrong_password_confirms_nothing_and_is_counted() {
    let app = TestApp::start().await;
    let root = app.unconfirmed_operator("root").await;
    for body in [
        json!({}),
        json!({ "currentPassword": PASSWORD, "code": "123456" }),
    ] {
        assert_eq!(pointers(&confirm(&root, body).await), ["/currentPassword"]);
    }
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(confirm(&root, json!({ "currentPassword": "guess" })).await);
    }
    assert_eq!(pointers(&answers[0]), ["/currentPassword"]);
    let last = &answers[5];
    assert_eq!((last.status, last.code()), (429, "too_many_attempts"));
    let right = confirm(&root, json!({ "currentPassword": PASSWORD })).await;
    assert_eq!(right.status, 429, "{}", right.text);
    let confirmed = "select count(*) from sessions where confirmed_at is not null";
    assert_eq!(app.count(confirmed).await, 0);
    app.guest().post(CONFIRM, json!({})).await.expect(401);
}
