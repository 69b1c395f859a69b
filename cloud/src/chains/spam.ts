/** Words that nobody puts into an honest name of a collection: addresses of pages, and invitations to come and get something. */
const lure =
  /https?:|www\.|\b[\w-]+\.(com|net|org|io|xyz|app|site|gift|top|vip|finance)\b|\b(claim|airdrop|reward|redeem|voucher|visit|giveaway)s?\b|[$€£]\s?\d/iu

/** True for a name that wants people to go somewhere. */
export function isSpamName(name: string): boolean {
  return lure.test(name)
}
