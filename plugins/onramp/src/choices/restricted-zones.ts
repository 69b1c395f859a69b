/** Time zones of the countries in which nobody may sell. */
export const restrictedZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Macao',
  'Asia/Hong_Kong',
  'Asia/Beijing',
]

/** True where nobody may sell. */
export function isRestricted(timeZone: string): boolean {
  const zone = timeZone.toLowerCase()
  return restrictedZones.some((restricted) => restricted.toLowerCase() === zone)
}
