//! Reads sources for texts of SQL.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::tokens::{Token, tokens};

/// A text that can be handed to the database.
#[derive(Debug, Clone, Default)]
pub struct Text {
    /// The source in which it stands.
    pub place: String,
    pub sql: String,
    /// The files that it is made of.
    pub files: BTreeSet<String>,
}

/// Learns the constants of all sources, then reads the texts in them.
#[derive(Default)]
pub struct Reader {
    pub texts: Vec<Text>,
    /// Where a text is put together of what no reader can know.
    pub built: Vec<String>,
    /// By name, and by file or crate.
    constants: BTreeMap<(PathBuf, String), Text>,
    /// What a macro of this source stands for.
    macros: BTreeMap<String, Vec<Token>>,
    /// Of the function that is read.
    variables: BTreeMap<String, Text>,
    file: PathBuf,
}

impl Reader {
    /// Learns the constants of a source.
    pub fn learn(&mut self, file: &Path) {
        let tokens = self.open(file);
        for at in 0..tokens.len() {
            if let Some((name, text)) = self.definition("const", &tokens[at..]) {
                for place in [self.file.clone(), self.crate_of()] {
                    self.constants.insert((place, name.clone()), text.clone());
                }
            }
        }
    }

    /// Reads the texts of a source.
    pub fn read(&mut self, file: &Path) {
        let tokens = self.open(file);
        let mut at = 0;
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            at += self.step(rest);
        }
    }

    fn open(&mut self, file: &Path) -> Vec<Token> {
        self.file = file.to_owned();
        self.variables.clear();
        self.macros.clear();
        let source = std::fs::read_to_string(file).unwrap();
        tokens(&source)
    }

    fn crate_of(&self) -> PathBuf {
        let mut folders = self.file.ancestors();
        let src = folders.find(|folder| folder.ends_with("src"));
        src.unwrap_or(&self.file).to_owned()
    }

    /// Reads on; answers how many tokens further.
    fn step(&mut self, rest: &[Token]) -> usize {
        if is(rest, &["#", "[", "cfg", "(", "test", ")", "]", "mod"]) {
            return 9 + group(&rest[9..]);
        }
        if is(rest, &["fn"]) {
            self.variables.clear();
        }
        if is(rest, &["macro_rules", "!"]) {
            return self.learn_macro(rest);
        }
        if let Some((name, text)) = self.definition("let", rest) {
            self.variables.insert(name, text);
        }
        if is(rest, &["sql_query", "("]) && !self.is_known(&rest[2..]) {
            self.built.push(self.file.display().to_string());
        }
        if matches!(rest, [Token::Name(_), Token::Sign(c), ..] if *c != '!') {
            return 1;
        }
        match self.text(rest) {
            Some((text, length)) if is_statement(&text.sql) => {
                let place = self.file.display().to_string();
                self.texts.push(Text { place, ..text });
                length
            }
            None => self.pass_by(rest),
            _ => 1,
        }
    }

    /// A text that cannot be known is not read in parts either.
    fn pass_by(&mut self, rest: &[Token]) -> usize {
        let [
            Token::Name(_),
            Token::Sign('!'),
            Token::Sign('('),
            Token::Text(first),
            ..,
        ] = rest
        else {
            return 1;
        };
        let is_put_together = is(rest, &["format"]) || is(rest, &["concat"]);
        if is_put_together && is_statement(first) {
            self.built.push(self.file.display().to_string());
            return 4;
        }
        1
    }

    /// Whether what is handed over stands here, or behind a name.
    fn is_known(&self, argument: &[Token]) -> bool {
        match argument {
            [Token::Sign('&'), rest @ ..] => self.is_known(rest),
            [Token::Name(_), Token::Sign(')'), ..] => true,
            // looked at where it is put together
            [Token::Name(name), Token::Sign('!'), ..] if name == "format" => true,
            _ => self
                .text(argument)
                .is_some_and(|(text, _)| is_statement(&text.sql)),
        }
    }

    /// `const NAME: &str = …` or `let name = …`, with what the name then stands for.
    fn definition(&self, keyword: &str, rest: &[Token]) -> Option<(String, Text)> {
        let [Token::Name(first), Token::Name(name), ..] = rest else {
            return None;
        };
        let head = rest.iter().take(12);
        let equals = head.take_while(|token| **token != Token::Sign(';'));
        let equals = equals.collect::<Vec<_>>();
        let equals = equals
            .iter()
            .position(|token| **token == Token::Sign('='))?;
        let (text, _) = self.text(&rest[equals + 1..])?;
        (first == keyword).then(|| (name.clone(), text))
    }

    /// `macro_rules! name { ($part:literal) => { … }; }`
    fn learn_macro(&mut self, rest: &[Token]) -> usize {
        let length = 3 + group(&rest[3..]);
        let arrow = rest.windows(2).position(is_arrow);
        if let (Token::Name(name), Some(arrow)) = (&rest[2], arrow) {
            let body = &rest[arrow + 2..length];
            let body = &body[1..group(body) - 1];
            self.macros.insert(name.clone(), body.to_vec());
        }
        length
    }

    /// The text that the next tokens stand for, and how many tokens they are.
    fn text(&self, rest: &[Token]) -> Option<(Text, usize)> {
        match rest {
            [Token::Text(sql), ..] => Some((plain(sql), 1)),
            [Token::Sign('&'), rest @ ..] => {
                let (text, length) = self.text(rest)?;
                Some((text, length + 1))
            }
            [Token::Name(name), Token::Sign('!'), rest @ ..] => {
                let length = group(rest);
                let within = rest.get(1..length - 1)?;
                Some((self.called(name, within)?, length + 2))
            }
            [Token::Name(number), ..] if number.starts_with(|c: char| c.is_ascii_digit()) => {
                Some((plain(&number.replace('_', "")), 1))
            }
            [Token::Name(name), ..] => Some((self.named(name)?, 1)),
            _ => None,
        }
    }

    fn named(&self, name: &str) -> Option<Text> {
        let places = [self.file.clone(), self.crate_of()].into_iter();
        let mut constants = places.map(|place| self.constants.get(&(place, name.to_owned())));
        let variable = self.variables.get(name);
        variable.or_else(|| constants.find_map(|it| it)).cloned()
    }

    fn called(&self, name: &str, within: &[Token]) -> Option<Text> {
        match name {
            "include_str" => self.included(within),
            "concat" => self.all(within)?.into_iter().reduce(joined),
            "format" => self.formatted(within),
            _ => {
                let body = self.macros.get(name)?;
                let mut filled = Vec::new();
                let mut tokens = body.iter();
                while let Some(token) = tokens.next() {
                    match token {
                        Token::Sign('$') => {
                            tokens.next();
                            filled.extend_from_slice(within);
                        }
                        token => filled.push(token.clone()),
                    }
                }
                Some(self.text(&filled)?.0)
            }
        }
    }

    fn included(&self, within: &[Token]) -> Option<Text> {
        let [Token::Text(path), ..] = within else {
            return None;
        };
        let file = self.file.parent()?.join(path).canonicalize().ok()?;
        Some(Text {
            sql: std::fs::read_to_string(&file).ok()?,
            files: BTreeSet::from([file.display().to_string()]),
            ..Text::default()
        })
    }

    /// Texts with commas between them.
    fn all(&self, mut rest: &[Token]) -> Option<Vec<Text>> {
        let mut texts = Vec::new();
        while !rest.is_empty() {
            let (text, length) = self.text(rest)?;
            texts.push(text);
            rest = match &rest[length..] {
                [] => &[],
                [Token::Sign(','), rest @ ..] => rest,
                _ => return None,
            };
        }
        Some(texts)
    }

    /// What stands in braces is known by its name, or comes in its turn.
    fn formatted(&self, within: &[Token]) -> Option<Text> {
        let mut given = self.all(within)?.into_iter();
        let template = given.next()?;
        let mut whole = Text::default();
        let mut rest = template.sql.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}')?;
            let part = match name {
                "" => given.next()?,
                name => self.named(name)?,
            };
            whole = joined(joined(whole, plain(before)), part);
            rest = after;
        }
        Some(joined(whole, plain(rest)))
    }
}

fn is(rest: &[Token], expected: &[&str]) -> bool {
    let same = |(token, expected): (&Token, &&str)| match token {
        Token::Name(name) => name == expected,
        Token::Sign(sign) => expected.chars().eq([*sign]),
        Token::Text(_) => false,
    };
    rest.len() >= expected.len() && rest.iter().zip(expected).all(same)
}

fn is_arrow(pair: &[Token]) -> bool {
    is(pair, &["=", ">"])
}

/// How many tokens a group in brackets has, with its brackets.
fn group(rest: &[Token]) -> usize {
    let mut depth = 0;
    for (at, token) in rest.iter().enumerate() {
        match token {
            Token::Sign('(' | '{' | '[') => depth += 1,
            Token::Sign(')' | '}' | ']') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    rest.len()
}

fn plain(sql: &str) -> Text {
    Text {
        sql: sql.to_owned(),
        ..Text::default()
    }
}

fn joined(mut first: Text, second: Text) -> Text {
    first.sql.push_str(&second.sql);
    first.files.extend(second.files);
    first
}

/// Whether a text begins as statements do, behind its comments.
fn is_statement(text: &str) -> bool {
    let lines = text.lines().map(str::trim_start);
    let code = lines.filter(|line| !line.starts_with("--"));
    let code = code.collect::<Vec<_>>().join(" ");
    let words: Vec<&str> = code.split_whitespace().take(6).collect();
    match words.as_slice() {
        ["select", _, ..] | ["insert", "into", ..] | ["delete", "from", ..] => true,
        ["update", rest @ ..] => rest.contains(&"set"),
        ["with", rest @ ..] => rest.contains(&"as"),
        _ => false,
    }
}

#[test]
fn texts_are_found_however_they_are_written() {
    let folder = std::env::temp_dir().join(format!("helloshop-reader-{}", std::process::id()));
    let src = folder.join("src");
    std::fs::create_dir_all(&src).unwrap();
    std::fs::write(src.join("part.sql"), "-- $1 a\nselect 1 from a").unwrap();
    let source = src.join("source.rs");
    let read = |text: &str| {
        std::fs::write(&source, text).unwrap();
        let mut reader = Reader::default();
        reader.learn(&source);
        reader.read(&source);
        let texts = reader.texts.into_iter().map(|text| text.sql);
        (texts.collect::<Vec<_>>(), reader.built.len())
    };
    let one = |text: &str| match read(text) {
        (texts, 0) => texts.join("; "),
        (texts, built) => format!("{built} built, {texts:?}"),
    };
    assert_eq!(one("f(\"select 1\", \"select\", \"a word\")"), "select 1");
    let included = "sql_query(include_str!(\"part.sql\"))";
    assert_eq!(one(included), "-- $1 a\nselect 1 from a");
    let joined = "let a = concat!(include_str!(\"part.sql\"), \" where b\",);\nsql_query(a)";
    assert_eq!(one(joined), "-- $1 a\nselect 1 from a where b");
    let formatted = "const B: &str = \"b\";\nconst N: usize = 1_0;\n\
        sql_query(format!(\"select {B} limit {N} {}\", \"c\"))";
    assert_eq!(one(formatted), "select b limit 10 c");
    let called = "macro_rules! all { ($rest:literal) => { concat!(\"select a \", $rest) }; }\n\
        sql_query(all!(\"from b\"))";
    assert_eq!(one(called), "select a from b");
    for built in [
        "fn f(b: &str) { sql_query(format!(\"select {b}\")) }",
        "sql_query(made())",
        "sql_query(\"lock table a\")",
        "sql_query(concat!(\"select \", made()))",
    ] {
        assert_eq!(read(built), (Vec::new(), 1), "{built}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
