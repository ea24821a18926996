export const words = {
  mark: 'Konten awal',
  note: 'Ini konten awal yang ada sejak organisasi dibuat; pembaca tidak melihat tandanya. Begitu diubah, ia menjadi milik organisasi dan tidak ikut terhapus.',
}
