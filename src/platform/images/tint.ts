/** A tenant's colours, `#rrggbb`, and a key that changes with any of them. */
export interface Tint {
  primary: string
  secondary: string
  dark: string
  light: string
  key: string
}
