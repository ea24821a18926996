/** What a model does, in order. `text` is a piece, which counts as a token. `raw`: a line of the stream that is no JSON. `cut`: the connection breaks. */
export type Act =
  | { kind: 'text'; text: string }
  | { kind: 'call'; name: string; input: string }
  | { kind: 'wait'; ms: number }
  | { kind: 'raw'; line: string }
  | { kind: 'cut' }
