/**
 * Removes a row by the button in it that has the focus, which goes with it: then the same button of the row that took its place has the focus, of the last row
 * where none did, or the control marked `data-add` around them.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.closest('li')
  const list = row?.parentElement
  const around = button.closest('fieldset, [data-rows]') ?? list?.parentElement
  const at = row && list ? [...list.children].indexOf(row) : 0
  remove()
  // Once the row has gone.
  requestAnimationFrame(() => {
    const rows = list?.isConnected ? [...list.children] : []
    const next = rows[Math.min(at, rows.length - 1)]
    // A row's fields may be rows themselves.
    const beside = [...(next?.querySelectorAll<HTMLElement>('[data-remove]:not(:disabled)') ?? [])].find(one => one.closest('li') === next)
    ;(beside ?? around?.querySelector<HTMLElement>('[data-add]:not(:disabled)'))?.focus()
  })
}
