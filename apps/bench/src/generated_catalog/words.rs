//! Titles and descriptions of the products.

use super::rng::SeededRng;

/// The word that searches look for: one of the twenty materials, so that about 5 % of the products
/// have it.
pub const SEARCHED: &str = "walnut";

/// A word that some products have.
pub fn word(rng: &mut SeededRng) -> &'static str {
    rng.pick(&THINGS)
}

pub const MATERIALS: [&str; 20] = [
    "walnut",
    "oak",
    "ash",
    "cherry",
    "bamboo",
    "cork",
    "linen",
    "cotton",
    "wool",
    "felt",
    "leather",
    "canvas",
    "brass",
    "copper",
    "steel",
    "tin",
    "stoneware",
    "porcelain",
    "glass",
    "marble",
];

pub const QUALITIES: [&str; 24] = [
    "Hand-turned",
    "Everyday",
    "Quiet",
    "Folding",
    "Slender",
    "Round",
    "Tall",
    "Small",
    "Nordic",
    "Rustic",
    "Polished",
    "Brushed",
    "Woven",
    "Stitched",
    "Simple",
    "Classic",
    "Weekend",
    "Morning",
    "Evening",
    "Garden",
    "Workshop",
    "Travel",
    "Festive",
    "Sturdy",
];

pub const THINGS: [&str; 60] = [
    "mug",
    "bowl",
    "teapot",
    "tray",
    "board",
    "knife",
    "spoon",
    "jug",
    "vase",
    "plate",
    "lamp",
    "candle holder",
    "clock",
    "mirror",
    "stool",
    "shelf",
    "basket",
    "box",
    "hook",
    "bench",
    "scarf",
    "hat",
    "glove",
    "apron",
    "shirt",
    "dress",
    "coat",
    "sock",
    "belt",
    "wallet",
    "backpack",
    "tote",
    "pouch",
    "slipper",
    "boot",
    "sandal",
    "planter",
    "trowel",
    "watering can",
    "birdhouse",
    "notebook",
    "pen",
    "ruler",
    "calendar",
    "card",
    "puzzle",
    "kite",
    "ball",
    "blanket",
    "cushion",
    "towel",
    "soap dish",
    "brush",
    "comb",
    "ring",
    "bracelet",
    "necklace",
    "earring",
    "coaster",
    "napkin",
];

pub const COLOURS: [&str; 12] = [
    "Sand", "Forest", "Indigo", "Rust", "Charcoal", "Cream", "Moss", "Sky", "Plum", "Ochre",
    "Rose", "Slate",
];

pub const SIZES: [&str; 5] = ["XS", "S", "M", "L", "XL"];

// None of them names a material: only its own makes a product one of those that are found.
pub const SENTENCES: [&str; 16] = [
    "Made in small batches by people who use it themselves.",
    "It is light in the hand and does not mind daily use.",
    "The edges are rounded, so nothing catches.",
    "Each piece differs a little from the next.",
    "It comes in a plain carton without plastic.",
    "Wipe it with a damp cloth and let it dry in the air.",
    "The colour deepens over the years.",
    "It stacks with the others of its kind.",
    "We repair it for as long as we are in business.",
    "A good present for somebody who has everything.",
    "Its shape goes back to a piece from our grandmother's kitchen.",
    "Parts can be ordered one by one.",
    "No two evenings look the same beside it.",
    "It fits on a narrow sill and in a deep drawer.",
    "The pattern is cut by hand, which is why it is never quite straight.",
    "Tested by three children and a dog.",
];

pub const SHOPS: [[&str; 20]; 2] = [
    [
        "Juniper", "Harbour", "Meadow", "Copper", "North", "Willow", "Paper", "River", "Stone",
        "Amber", "Cedar", "Lark", "Anchor", "Fern", "Hazel", "Ivory", "Jasper", "Linden", "Maple",
        "Thistle",
    ],
    [
        "Workshop", "Studio", "Goods", "Makers", "House", "Supply", "Atelier", "Yard", "Loft",
        "Mill", "Press", "Forge", "Kiln", "Loom", "Bench", "Barn", "Counter", "Parlour", "Corner",
        "Depot",
    ],
];
