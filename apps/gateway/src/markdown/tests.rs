use super::{DEEPEST, Frame, html, line};

fn page(source: &str) -> String {
    html(source, Frame::Page).replace('\n', "")
}

fn section(source: &str) -> String {
    html(source, Frame::Section).replace('\n', "")
}

/// The inside of the one paragraph.
fn spans(source: &str) -> String {
    let html = section(source);
    let inside = html
        .strip_prefix("<p>")
        .and_then(|it| it.strip_suffix("</p>"));
    inside.unwrap_or(&html).to_owned()
}

#[test]
fn headings_fit_under_those_around_them_and_have_ids_only_where_links_may_lead() {
    let text = "# Top\n## Care\n### Washing\n##### Deep";
    let expected = "<h2>Top</h2><h3>Care</h3><h4>Washing</h4><h4>Deep</h4>";
    assert_eq!(section(text), expected);
    let expected = "<h2 id=\"top\">Top</h2><h2 id=\"care\">Care</h2>\
        <h3 id=\"washing\">Washing</h3><h4 id=\"deep\">Deep</h4>";
    assert_eq!(page(text), expected);
}

#[test]
fn a_heading_gets_an_id_from_its_words_its_writer_or_its_number() {
    let text = "## Öl & *Wasser*\n## Twice\n## Twice\n## Wann? {#when}\n## Content\n## !!!";
    let html = page(text);
    for id in ["ol-wasser", "twice", "twice-2", "when", "content-2", "part"] {
        assert!(
            html.contains(&format!("<h2 id=\"{id}\">")),
            "{id} in {html}"
        );
    }
    assert!(html.contains("<h2 id=\"when\">Wann?</h2>"), "{html}");
}

#[test]
fn paragraphs_and_both_kinds_of_list_are_told_apart() {
    let text = "Wash by hand.\nDry it.\n\n- one\n- two\n\n3. first\n   - deep\n\n   more";
    let expected = "<p>Wash by hand.Dry it.</p><ul><li>one</li><li>two</li></ul>\
        <ol start=\"3\"><li>first<ul><li>deep</li></ul><p>more</p></li></ol>";
    assert_eq!(section(text), expected);
    let loose = section("- one\n\n- two\n\nEnd");
    assert_eq!(loose, "<ul><li>one</li><li>two</li></ul><p>End</p>");
    assert_eq!(
        section("It was\n2026. A good year"),
        "<p>It was2026. A good year</p>"
    );
}

#[test]
fn a_table_says_which_column_a_cell_is_in() {
    let table = page("| | Shop | We |\n|---|---|--:|\n| Goods | makes \\| | **show** |\n| c |");
    let expected = "<table role=\"table\" data-wide=\"\"><thead role=\"rowgroup\"><tr role=\"row\">\
        <td role=\"cell\"></td><th role=\"columnheader\" scope=\"col\">Shop</th>\
        <th role=\"columnheader\" scope=\"col\" data-align=\"end\">We</th></tr></thead>\
        <tbody role=\"rowgroup\"><tr role=\"row\">\
        <td role=\"cell\" data-column=\"\"><span>Goods</span></td>\
        <td role=\"cell\" data-column=\"Shop\"><span>makes |</span></td>\
        <td role=\"cell\" data-align=\"end\" data-column=\"We\"><span><strong>show</strong></span></td>\
        </tr><tr role=\"row\"><td role=\"cell\" data-column=\"\"><span>c</span></td>\
        <td role=\"cell\" data-column=\"Shop\"><span></span></td>\
        <td role=\"cell\" data-align=\"end\" data-column=\"We\"><span></span></td></tr>\
        </tbody></table>";
    assert_eq!(sorted(&table), sorted(expected));
    assert!(!page("| a | b |\n|-|-|\n| c | d |").contains("data-wide"));
}

/// With the attributes of each element in the order of the alphabet.
fn sorted(html: &str) -> String {
    let tag = |tag: &str| {
        let Some((name, rest)) = tag.split_once(' ') else {
            return tag.to_owned();
        };
        let mut attributes: Vec<&str> = rest
            .split("\" ")
            .map(|it| it.trim_end_matches('"'))
            .collect();
        attributes.sort_unstable();
        format!("{name} {}", attributes.join(" "))
    };
    let part = |part: &str| match part.split_once('>') {
        Some((inside, after)) => format!("{}>{after}", tag(inside)),
        None => part.to_owned(),
    };
    html.split('<').map(part).collect::<Vec<_>>().join("<")
}

#[test]
fn quotes_code_and_rules_are_blocks_of_their_own() {
    let html = section("> said  \n> so\n\n```js\n**x** <b>\n```\n\n---");
    let expected = "<blockquote><p>said<br>so</p></blockquote>\
        <pre tabindex=\"0\">**x** &lt;b&gt;</pre><hr>";
    assert_eq!(html, expected);
}

#[test]
fn emphasis_code_and_struck_words() {
    let text = "**Bold *both***, _soft_, `a*b*`, ~~old~~";
    let expected =
        "<strong>Bold <em>both</em></strong>, <em>soft</em>, <code>a*b*</code>, <s>old</s>";
    assert_eq!(spans(text), expected);
}

#[test]
fn what_marks_nothing_stays_as_it_is() {
    for words in [
        "2 * 3 * 4",
        "a_b_c",
        "snake_case and _x",
        "** not **",
        "a ` b",
        "[x] (y)",
        "AT&amp;T; &amp;nothing;",
    ] {
        assert_eq!(spans(&words.replace("&amp;", "&")), words);
    }
    assert_eq!(
        spans("\\*not bold\\* &amp; &#8364;5"),
        "*not bold* &amp; €5"
    );
}

#[test]
fn addresses_are_links_by_themselves_but_not_inside_a_link_or_code() {
    let rel = "rel=\"nofollow noopener noreferrer\"";
    assert_eq!(
        spans("See https://a.test/x_y_z. Or hi@a.test!"),
        format!(
            "See <a href=\"https://a.test/x_y_z\" {rel}>https://a.test/x_y_z</a>. \
             Or <a href=\"mailto:hi@a.test\">hi@a.test</a>!"
        )
    );
    let once = "<a href=\"mailto:hi@a.test\">hi@a.test</a>";
    assert_eq!(spans("[hi@a.test](mailto:hi@a.test)"), once);
    assert_eq!(spans("<hi@a.test>"), once);
    assert_eq!(spans("`hi@a.test`"), "<code>hi@a.test</code>");
    assert_eq!(
        spans("[the **shop**](/shop/clay \"Clay\") [when](#when)"),
        "<a href=\"/shop/clay\">the <strong>shop</strong></a> <a href=\"#when\">when</a>"
    );
}

#[test]
fn an_address_that_could_run_code_or_deceive_leaves_its_words() {
    for address in [
        "javascript:alert(1)",
        "JAVASCRIPT:alert(1)",
        "<java\tscript:alert(1)>",
        "data:text/html,x",
        "vbscript:x",
        "//evil.test",
        "/\\evil.test",
        "</ /evil.test>",
        "http:evil",
        "cart",
        "",
    ] {
        assert_eq!(spans(&format!("[x]({address})")), "x", "{address}");
    }
    let shown = "&lt;javascript:alert(1)&gt;";
    assert_eq!(spans("<javascript:alert(1)>"), shown);
}

#[test]
fn html_is_shown_as_it_is_written_and_a_picture_is_its_words() {
    let shown = "&lt;script&gt;alert(1)&lt;/script&gt;";
    assert_eq!(spans("<script>alert(1)</script>"), shown);
    assert_eq!(
        spans("a <b onclick=\"x\">b</b>"),
        "a &lt;b onclick=\"x\"&gt;b&lt;/b&gt;"
    );
    assert_eq!(
        spans("<img src=x onerror=alert(1)>"),
        "&lt;img src=x onerror=alert(1)&gt;"
    );
    assert_eq!(spans("![A cat](https://spy.test/cat.png)"), "A cat");
    assert_eq!(spans("a <!-- b --> c"), "a &lt;!-- b --&gt; c");
}

#[test]
fn a_line_has_no_paragraph_around_it() {
    assert_eq!(
        line("Every shop ships *its* goods."),
        "Every shop ships <em>its</em> goods."
    );
}

/// How many elements stand inside one another where most do.
fn depth(html: &str) -> usize {
    let (mut now, mut most) = (0_usize, 0);
    for tag in html.split('<').skip(1) {
        match tag {
            end if end.starts_with('/') => now -= 1,
            alone if alone.starts_with("br") || alone.starts_with("hr") => {}
            _ => now += 1,
        }
        most = most.max(now);
    }
    most
}

#[test]
fn a_hostile_text_becomes_neither_deep_nor_much_longer() {
    let lists: Vec<String> = (0..400)
        .map(|depth| format!("{}- x", " ".repeat(depth * 2)))
        .collect();
    let emphasis = format!("{}a{} ", "*_".repeat(500), "_*".repeat(500)).repeat(25);
    let wide = format!("{0}\n{1}\n", "|a".repeat(5_000), "|-".repeat(5_000));
    let name = format!("|{}|b|\n|-|-|\n", "a".repeat(20_000));
    let texts = [
        ("stars", "*a ".repeat(30_000)),
        ("emphasis in emphasis", emphasis),
        ("brackets", "[".repeat(60_000)),
        ("links", "[a](".repeat(20_000)),
        ("backticks", "`".repeat(30_000) + &"a ` ".repeat(10_000)),
        ("quotes", ">".repeat(30_000)),
        ("lists", lists.join("\n")),
        ("mail", "a".repeat(100_000)),
        ("at", "a@".repeat(50_000)),
        ("ampersands", "&".repeat(5_000)),
        ("tags", "<a ".repeat(30_000)),
        ("headings", "# a\n".repeat(20_000)),
        ("pipes", "|".repeat(50_000) + "\n" + &"|-".repeat(25_000)),
        ("empty cells", wide + &"x\n".repeat(20_000)),
        ("a long name", name + &"x\n".repeat(20_000)),
        (
            "one far address",
            format!("[a]: /{}\n\n", "b".repeat(30_000)) + &"[a]".repeat(10_000),
        ),
    ];
    for (name, hostile) in texts {
        let html = html(&hostile, Frame::Page);
        // a row, a cell and its words may stand where the last mark was
        assert!(
            depth(&html) <= DEEPEST + 4,
            "{name} is {} deep",
            depth(&html)
        );
        let most = 20 * hostile.len() + 300_000;
        assert!(html.len() <= most, "{name} became {}", html.len());
    }
}
