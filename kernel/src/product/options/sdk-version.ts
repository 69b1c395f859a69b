/** The version of this package, as services are told it. A test holds it to `package.json`. */
export const sdkVersion = '0.0.0'
