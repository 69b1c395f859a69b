/** Parts that no honest name has: addresses of pages, and invitations to come and get something. */
const lure =
  /https?:|www\.|[\w-]\.(?:com|net|org|io|xyz|app|site|gift|top|vip|cc|link|claims?|cash|online|pro)\b|\b(?:claim|airdrop|reward|redeem|voucher|visit|giveaway|bonus)s?\b|[$€£]\s?\d/iu

/** True for a name that wants people to go somewhere. */
export function isLure(name: string): boolean {
  return lure.test(/^[ -~]*$/.test(name) ? name : name.normalize('NFKC'))
}
