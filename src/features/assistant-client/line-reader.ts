/** Turns bytes that come in pieces into lines. Lines and characters may be cut anywhere. */
export interface LineReader {
  /** Returns the lines that this piece completes. */
  push(bytes: Uint8Array): string[]
  /** Returns what came after the last line break: one text, or none. */
  end(): string[]
}

export function createLineReader(): LineReader {
  const decoder = new TextDecoder()
  let rest = ''
  const take = (text: string): string[] => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    return lines.map(withoutReturn).filter(isFilled)
  }
  return {
    push: bytes => take(decoder.decode(bytes, { stream: true })),
    end() {
      const lines = take(decoder.decode())
      const last = withoutReturn(rest)
      rest = ''
      return isFilled(last) ? [...lines, last] : lines
    },
  }
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
const isFilled = (line: string) => line !== ''
