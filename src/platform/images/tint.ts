/** A tenant's colours, `#rrggbb`, and a key that changes whenever one of them does. */
export interface Tint {
  primary: string
  secondary: string
  dark: string
  light: string
  key: string
}
