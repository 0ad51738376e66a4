/** The promo line that is shipped, as the server tells it. */
export const standardPromo = {
  text: 'PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"',
  textDe: 'PREMIUM-KOLLEKTION! 10 % RABATT MIT GUTSCHEIN „HELLOSHOP“',
  code: 'HELLOSHOP',
  link: null,
}
