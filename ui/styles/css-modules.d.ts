/** Export of a CSS module once the Vite plugin has compiled it. */
declare module '*.module.css' {
  /** The class names as they stand in the sheet. */
  export const styles: Readonly<Record<string, string>>
}
