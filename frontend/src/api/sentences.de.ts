/** What the server's codes are called in German; part of the German words in `text.de.ts`. */

/** The first number in the server's sentence: how many are left, how many characters are allowed. */
const numberIn = (message: string) => /\d+/.exec(message)?.[0]

type Sentence = string | ((message: string) => string)

/** A sentence around the number that the server names, or one that does without. */
const counted =
  (around: (count: string) => string, without: string): Sentence =>
  (message) => {
    const count = numberIn(message)
    return count === undefined || count === '0' ? without : around(count)
  }

/** A sentence for every code that a problem, or one of its fields, may carry. */
export const sentences: Readonly<Record<string, Sentence>> = {
  account_in_office: 'Du führst einen Shop oder den Marktplatz. Schreibe uns, um das zuerst abzugeben.',
  already_hidden: 'Diese Bewertung ist schon ausgeblendet.',
  already_lost: 'Diese Sendung ist schon als verloren gemeldet.',
  already_replied: 'Diese Bewertung hat schon eine Antwort.',
  already_reviewed: 'Das hast du schon bewertet.',
  ambiguous: 'Sende nur eine der beiden Angaben.',
  amount_out_of_range: 'Der Betrag ist zu groß.',
  animated_picture: 'Das Bild bewegt sich. Nimm eines, das stillsteht.',
  body_too_large: 'Das ist zu groß. Nimm eine kleinere Datei oder weniger Text.',
  busy: 'Gerade ist viel los. Versuche es gleich noch einmal.',
  cancel_requested: 'Du hast den Shop schon gefragt. Warte auf seine Antwort.',
  capture_in_flight: 'Die Zahlung wird gerade bestätigt. Warte einen Moment.',
  cart_full: counted((most) => `Ein Warenkorb fasst höchstens ${most} verschiedene Artikel.`, 'Dein Warenkorb ist voll.'),
  coupon_expired: 'Dieser Gutschein ist abgelaufen.',
  coupon_minimum: 'Für diesen Gutschein ist der Bestellwert zu niedrig.',
  coupon_not_applicable: 'Dieser Gutschein gilt nicht für die ausgewählten Artikel.',
  coupon_not_started: 'Dieser Gutschein gilt noch nicht.',
  coupon_unknown: 'Diesen Gutschein gibt es nicht.',
  coupon_used: 'Dieser Gutschein wurde schon eingelöst.',
  damaged_picture: 'Das Bild ist beschädigt. Nimm ein anderes.',
  database_unavailable: 'Wir sind gerade nicht erreichbar. Versuche es gleich noch einmal.',
  duplicate: 'Das gibt es hier schon. Nimm etwas anderes.',
  has_shop: 'Du hast schon einen Shop.',
  idempotency_key_in_flight: 'Wir arbeiten noch daran. Warte einen Moment.',
  idempotency_key_required: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  idempotency_key_reused: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  idempotency_key_unusable: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  incomplete: 'Wähle für jede Option einen Wert.',
  internal: 'Das hat nicht geklappt, und es liegt an uns. Versuche es später noch einmal.',
  invalid_category: 'Diese Kategorie gibt es nicht.',
  invalid_characters: 'Schreibe es in einer Zeile und ohne Steuerzeichen.',
  invalid_credentials: 'E-Mail oder Passwort ist falsch.',
  invalid_currency: 'Nimm eine Währung wie USD oder EUR.',
  invalid_date: 'Nimm ein Datum wie 2026-11-23.',
  invalid_email: 'Gib eine E-Mail-Adresse wie ada@example.com ein.',
  invalid_fields: 'Einige Felder stimmen noch nicht.',
  invalid_name: 'Ein Bild mit diesem Namen gibt es nicht.',
  invalid_phone_number: 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +4915112345678.',
  invalid_postal_code: 'Diese Postleitzahl passt nicht zum Land.',
  invalid_slug: 'Nimm Buchstaben, Ziffern und Bindestriche.',
  invalid_status: 'Ein neues Produkt ist ein Entwurf oder aktiv.',
  invalid_transition: 'Das ist im jetzigen Stand nicht möglich. Lade die Seite neu.',
  link_spent: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
  malformed_body: 'Die Anfrage war nicht lesbar. Lade die Seite neu und versuche es noch einmal.',
  malformed_form: 'Das Formular war nicht lesbar. Lade die Seite neu und versuche es noch einmal.',
  malformed_query: 'Diese Adresse ist nicht lesbar. Prüfe sie oder beginne die Suche neu.',
  method_not_allowed: 'Das ist an dieser Adresse nicht möglich.',
  no_such_variant: 'Wähle für jede Option einen Wert.',
  not_all_images: 'Nenne jedes Bild des Produkts genau einmal.',
  not_cancellable: 'Stornieren lässt sich nur, was noch nicht verschickt ist.',
  no_invoice: 'Eine Rechnung gibt es, sobald bezahlt ist, über alles, was nicht storniert wurde.',
  not_delivered: 'Du kannst das bewerten, sobald es angekommen ist.',
  not_found: 'Hier gibt es nichts.',
  not_hidden: 'Diese Bewertung ist zu sehen, und niemand hat sie gemeldet.',
  not_shippable: 'Eine Sendung kann nur enthalten, was noch zu verschicken ist.',
  not_signed_in: 'Melde dich an, um fortzufahren.',
  nothing_chosen: 'Wähle Artikel für die Kasse aus.',
  nothing_left: 'Dieses Geld ist schon zurückgegangen.',
  nothing_to_pay: 'Mit diesem Gutschein bleibt nichts zu bezahlen. Lege noch einen Artikel dazu.',
  order_under_way: 'Eine Bestellung ist noch unterwegs. Warte, bis sie angekommen ist, oder storniere sie.',
  out_of_stock: counted((left) => `Davon sind nur noch ${left} auf Lager.`, 'Dieser Artikel ist ausverkauft.'),
  overloaded: 'Gerade ist es hier zu voll. Versuche es gleich noch einmal.',
  own_review: 'Das ist deine eigene Bewertung.',
  own_shop: 'Das ist ein Artikel aus deinem eigenen Shop.',
  page_out_of_range: 'Diese Seite der Liste gibt es nicht.',
  page_size_out_of_range: 'So viele Einträge passen nicht auf eine Seite.',
  password_like_account: 'Nimm ein Passwort, das nicht dein Name oder deine E-Mail-Adresse ist.',
  password_too_common: 'Dieses Passwort wird als Erstes ausprobiert. Nimm ein anderes.',
  password_too_long: counted((most) => `Nimm höchstens ${most} Zeichen.`, 'Nimm weniger Zeichen.'),
  password_too_short: counted((least) => `Nimm mindestens ${least} Zeichen.`, 'Nimm mehr Zeichen.'),
  payment_declined:
    'PayPal hat die Zahlung abgelehnt. Dir wurde nichts berechnet. Versuche es noch einmal oder bezahle auf andere Weise.',
  payment_in_progress: 'Diesen Artikel bezahlst du gerade mit einer anderen Bestellung. Warte, bis das geklärt ist.',
  payment_mismatch: 'Die Zahlung passt nicht zur Bestellung. Du bekommst dein Geld zurück.',
  payment_not_approved: 'PayPal liegt noch keine Freigabe vor. Gib die Zahlung frei und versuche es noch einmal.',
  payment_provider_unavailable:
    'PayPal ist gerade nicht erreichbar. Dir wurde nichts berechnet. Versuche es in einer Minute noch einmal.',
  prefetch_refused: 'Das geht nur, wenn du es selbst aufrufst.',
  price_changed: 'Der Gesamtbetrag hat sich geändert. Sieh ihn dir an, bevor du bezahlst.',
  price_out_of_range: 'Gib einen Preis über null an.',
  price_range_invalid: 'Gib Preise ab null an, den niedrigeren zuerst.',
  quantity_out_of_range: 'Wähle eine Menge von 1 bis 999.',
  rating_out_of_range: 'Eine Bewertung geht von 0 bis 5.',
  request_answered: 'Diese Anfrage ist schon beantwortet.',
  required: 'Fülle dieses Feld aus.',
  request_timeout: 'Das hat zu lange gedauert. Prüfe die Verbindung und versuche es noch einmal.',
  role_missing: 'Mit deinem Konto geht das nicht.',
  sale_price_out_of_range: 'Der Angebotspreis muss über null und unter dem Preis liegen.',
  session_ended: 'Deine Sitzung ist beendet. Melde dich neu an.',
  shop_name_taken: 'So heißt schon ein anderer Shop. Nimm einen anderen Namen.',
  stars_out_of_range: 'Gib 1 bis 5 Sterne.',
  stock_moved: counted((left) => `Der Bestand hat sich geändert: Jetzt sind ${left} zu haben.`, 'Der Bestand hat sich geändert: Jetzt ist keiner mehr zu haben.'),
  stock_out_of_range: 'Der Bestand darf weder unter null noch so hoch sein.',
  storage_full: 'Bilder lassen sich gerade nicht speichern. Versuche es später noch einmal.',
  token_reused: 'Diese Sitzung wurde zur Sicherheit beendet. Melde dich neu an.',
  too_long: counted((most) => `Nimm höchstens ${most} Zeichen.`, 'Das ist zu lang.'),
  too_many: counted((most) => `Höchstens ${most} sind möglich.`, 'Das sind zu viele.'),
  too_many_addresses: counted(
    (most) => `Dein Adressbuch fasst ${most} Adressen. Lösche zuerst eine.`,
    'Dein Adressbuch ist voll. Lösche zuerst eine Adresse.',
  ),
  too_many_attempts: (message) => {
    const unit = / (second|minute)s?$/.exec(message)?.[1]
    const wait = unit ? `in ${numberIn(message)} ${unit === 'minute' ? 'Minuten' : 'Sekunden'}` : 'später'
    return `Das waren zu viele Versuche. Versuche es ${wait} noch einmal.`
  },
  too_many_images: counted((most) => `Ein Produkt hat höchstens ${most} Bilder.`, 'Das sind zu viele Bilder.'),
  too_many_lines: 'Das sind zu viele Artikel auf einmal.',
  too_many_messages: 'In der letzten Stunde kamen viele Nachrichten. Versuche es später oder schreibe eine E-Mail.',
  too_many_options: 'Wähle je Option einen Wert.',
  too_many_photos: counted((most) => `Wähle höchstens ${most} Fotos.`, 'Das sind zu viele Fotos.'),
  too_many_pixels: 'Das Bild hat zu viele Bildpunkte. Verkleinere es.',
  too_many_requests: 'Aus deinem Netz kamen sehr viele Anfragen. Versuche es gleich noch einmal.',
  too_short: counted((least) => `Schreibe mindestens ${least} Zeichen.`, 'Das ist zu kurz.'),
  took_too_long: 'Das hat zu lange gedauert. Versuche es gleich noch einmal.',
  unavailable: 'Diesen Artikel gibt es nicht mehr.',
  unknown_category: 'Wähle eine der Unterkategorien.',
  unknown_collection: 'Wähle eine deiner Kollektionen in dieser Unterkategorie.',
  unknown_country: 'Wähle ein Land.',
  unknown_picture_format: 'Nimm ein Bild als JPEG, PNG oder WebP.',
  unknown_sort: 'So lässt sich die Liste nicht ordnen.',
  unknown_state: 'Wähle ein Bundesland oder eine Provinz dieses Landes.',
  unknown_status: 'Diesen Stand gibt es nicht.',
  unreadable: 'Das ist nicht lesbar. Prüfe, was in der Adresse steht.',
  unknown_value: 'Nimm die Werte der Optionen.',
  value_count_out_of_range: 'Gib der Option mindestens einen Wert, aber nicht so viele.',
  webhook_refused: 'Diese Nachricht wurde nicht angenommen.',
  wishlist_full: 'Deine Merkliste ist voll. Nimm zuerst etwas herunter.',
  wrong_content_type: 'In dieser Form können wir das nicht lesen.',
  wrong_password: 'Das ist nicht dein jetziges Passwort.',
}

/** The sentence for this code, with the number from the server's own message; nothing for an unknown one. */
export function sentenceOf(code: string, message: string): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return typeof sentence === 'function' ? sentence(message) : (sentence ?? '')
}
