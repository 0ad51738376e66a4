//! Markdown from shops and operators: as safe HTML ([`html`], [`line`]), and as plain text
//! ([`plain_text`]). The dialect is CommonMark with GitHub's tables and strikethrough; bare
//! addresses become links, HTML is shown as text, and a picture is replaced by its alternative
//! text.

mod anchors;
mod links;
pub mod plain_text;
mod table;

use std::borrow::Cow;
use std::sync::LazyLock;

use ammonia::Builder;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd,
};

use self::anchors::Anchors;
use self::table::Table;
use crate::html::escape;

/// Where a text stands, which says how its headings fit in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    /// It is the page: `##` is an h2, and links can lead to headings.
    Page,
    /// It is a part of one: `##` is an h3, and headings have no addresses.
    Section,
}

/// A text as HTML.
pub fn html(source: &str, frame: Frame) -> String {
    let mut writer = Writer::new(frame);
    Parser::new_ext(source, options()).for_each(|event| writer.write(event));
    writer.finish()
}

/// A text of one line as HTML, without a paragraph around it.
pub fn line(source: &str) -> String {
    let html = html(source, Frame::Section);
    let bare = html.trim().strip_prefix("<p>");
    let bare = bare.and_then(|rest| rest.strip_suffix("</p>"));
    match bare {
        Some(bare) if !bare.contains("<p>") => bare.to_owned(),
        _ => html,
    }
}

fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_STRIKETHROUGH
}

/// Things inside one another beyond this lose their marks: no text of a person goes so deep, and
/// a browser has to build each of them.
const DEEPEST: usize = 24;

/// What comes out is read anew as a browser would, and whatever is not named here goes.
static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = Builder::empty();
    let cell = ["role", "data-align"];
    cleaner
        .add_tags([
            "h2",
            "h3",
            "h4",
            "p",
            "ul",
            "ol",
            "li",
            "strong",
            "em",
            "s",
            "code",
            "pre",
            "a",
            "br",
            "blockquote",
            "table",
            "thead",
            "tbody",
            "tr",
            "th",
            "td",
            "span",
            "hr",
        ])
        .add_tag_attributes("a", ["href", "rel"])
        .add_tag_attributes("ol", ["start"])
        .add_tag_attributes("pre", ["tabindex"])
        .add_tag_attributes("table", ["role", "data-wide"])
        .add_tag_attributes("thead", ["role"])
        .add_tag_attributes("tbody", ["role"])
        .add_tag_attributes("tr", ["role"])
        .add_tag_attributes("th", cell)
        .add_tag_attributes("th", ["scope"])
        .add_tag_attributes("td", cell)
        .add_tag_attributes("td", ["data-column"])
        .add_url_schemes(["http", "https", "mailto"])
        .link_rel(None);
    for heading in ["h2", "h3", "h4"] {
        cleaner.add_tag_attributes(heading, ["id"]);
    }
    cleaner
});

/// What is written where a mark ends.
enum Closing<'a> {
    Nothing,
    Html(&'static str),
    Mark(TagEnd),
    Link,
    /// A heading, which begins at this event and may have an id of its writer's.
    Heading(usize, HeadingLevel, Option<CowStr<'a>>),
    /// A cell of a table, which begins at this event.
    Cell(usize),
}

struct Writer<'a> {
    frame: Frame,
    out: Vec<Event<'a>>,
    /// Words that are not written yet: they come in pieces, and an address may go over several.
    words: String,
    open: Vec<Closing<'a>>,
    anchors: Anchors,
    table: Table,
    /// In how many links or pieces of code we are, where addresses stay as they are.
    literal: usize,
    /// Whether an item of a list has just begun: its first paragraph stands beside its mark.
    begins_item: bool,
}

impl<'a> Writer<'a> {
    fn new(frame: Frame) -> Self {
        Self {
            frame,
            out: Vec::new(),
            words: String::new(),
            open: Vec::new(),
            anchors: Anchors::default(),
            table: Table::default(),
            literal: 0,
            begins_item: false,
        }
    }

    fn finish(mut self) -> String {
        self.flush();
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, self.out.into_iter());
        CLEANER.clean(&html).to_string()
    }

    fn write(&mut self, event: Event<'a>) {
        let begins_item = std::mem::take(&mut self.begins_item);
        if let Event::Text(words) | Event::Html(words) | Event::InlineHtml(words) = event {
            return self.words.push_str(&words);
        }
        self.flush();
        match event {
            Event::Start(tag) => self.start(tag, begins_item),
            Event::End(_) => self.end(),
            other => self.out.push(other),
        }
    }

    fn start(&mut self, tag: Tag<'a>, begins_item: bool) {
        let closing = match tag {
            _ if self.open.len() >= DEEPEST => Closing::Nothing,
            Tag::Heading { level, id, .. } => Closing::Heading(self.hold(), level, id),
            Tag::Link {
                link_type,
                dest_url,
                ..
            } => self.link(link_type, &dest_url),
            Tag::Image { .. } => Closing::Nothing,
            Tag::Paragraph if begins_item => Closing::Nothing,
            Tag::Item => {
                self.begins_item = true;
                self.html("<li>");
                Closing::Html("</li>")
            }
            Tag::CodeBlock(CodeBlockKind::Fenced(_)) => {
                self.literal += 1;
                // wide code scrolls sideways, so the keyboard must reach it
                self.html("<pre tabindex=\"0\">");
                Closing::Html("</pre>")
            }
            Tag::CodeBlock(CodeBlockKind::Indented) | Tag::HtmlBlock => {
                self.html("<p>");
                Closing::Html("</p>")
            }
            Tag::Strikethrough => {
                self.html("<s>");
                Closing::Html("</s>")
            }
            Tag::Table(sides) => {
                let begin = self.table.begin(&sides);
                self.html(begin);
                Closing::Html("</tbody></table>")
            }
            Tag::TableHead => {
                self.html("<thead role=\"rowgroup\"><tr role=\"row\">");
                Closing::Html("</tr></thead><tbody role=\"rowgroup\">")
            }
            Tag::TableRow => {
                self.table.next_row();
                self.html("<tr role=\"row\">");
                Closing::Html("</tr>")
            }
            Tag::TableCell if self.table.is_full() => Closing::Nothing,
            Tag::TableCell => Closing::Cell(self.hold()),
            tag => {
                let end = tag.to_end();
                self.out.push(Event::Start(tag));
                Closing::Mark(end)
            }
        };
        self.open.push(closing);
    }

    fn end(&mut self) {
        match self.open.pop() {
            None | Some(Closing::Nothing) => {}
            Some(Closing::Html(html)) => {
                if html == "</pre>" {
                    self.literal -= 1;
                }
                self.html(html);
            }
            Some(Closing::Mark(end)) => self.out.push(Event::End(end)),
            Some(Closing::Link) => {
                self.literal -= 1;
                self.html("</a>");
            }
            Some(Closing::Heading(at, level, id)) => self.heading(at, level, id.as_deref()),
            Some(Closing::Cell(at)) => {
                let (begin, end) = self.table.cell(&self.words_since(at));
                self.fill(at, begin);
                self.html(end);
            }
        }
    }

    fn heading(&mut self, at: usize, level: HeadingLevel, id: Option<&str>) {
        let name = match (self.frame, level) {
            (_, HeadingLevel::H1) | (Frame::Page, HeadingLevel::H2) => "h2",
            (Frame::Page, HeadingLevel::H3) | (Frame::Section, HeadingLevel::H2) => "h3",
            _ => "h4",
        };
        let begin = match self.frame {
            Frame::Section => format!("<{name}>"),
            Frame::Page => {
                let id = self.anchors.give(id, &self.words_since(at));
                format!("<{name} id=\"{}\">", escape(&id))
            }
        };
        self.fill(at, begin);
        self.html(format!("</{name}>\n"));
    }

    /// A link, or its words alone if it leads nowhere that we want to lead to.
    fn link(&mut self, kind: LinkType, address: &str) -> Closing<'a> {
        let address = match kind {
            LinkType::Email => Cow::Owned(format!("mailto:{address}")),
            _ => Cow::Borrowed(address),
        };
        match links::begin(&address) {
            Some(begin) => {
                self.literal += 1;
                self.html(begin);
                Closing::Link
            }
            None if kind == LinkType::Autolink => {
                self.out.push(Event::Text("<".into()));
                Closing::Html("&gt;")
            }
            None => Closing::Nothing,
        }
    }

    fn flush(&mut self) {
        let words = std::mem::take(&mut self.words);
        if self.literal > 0 {
            self.out.push(Event::Text(words.into()));
            return;
        }
        for part in links::find(&words) {
            let text = Event::Text(part.words.to_owned().into());
            match part.link {
                None => self.out.push(text),
                Some(begin) => {
                    self.html(begin);
                    self.out.push(text);
                    self.html("</a>");
                }
            }
        }
    }

    fn html(&mut self, html: impl Into<CowStr<'a>>) {
        self.out.push(Event::InlineHtml(html.into()));
    }

    /// Keeps a place for what is known only at the end.
    fn hold(&mut self) -> usize {
        self.html("");
        self.out.len() - 1
    }

    fn fill(&mut self, at: usize, html: impl Into<CowStr<'a>>) {
        if let Some(held) = self.out.get_mut(at) {
            *held = Event::InlineHtml(html.into());
        }
    }

    fn words_since(&self, at: usize) -> String {
        let mut words = String::new();
        for event in self.out.iter().skip(at) {
            match event {
                Event::Text(text) | Event::Code(text) => words.push_str(text),
                Event::SoftBreak | Event::HardBreak => words.push(' '),
                _ => {}
            }
        }
        words
    }
}

#[cfg(test)]
mod tests;
