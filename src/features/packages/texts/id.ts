export const words = {
  refusals: {
    PackageMissing: 'File paketnya tidak ada di pustaka. Pilih atau unggah lagi.',
    PackageNotZip: 'Paket SCORM adalah file ZIP dari pustaka.',
    PackageNoManifest: 'Di dalam ZIP ini tidak ada imsmanifest.xml: ini bukan paket SCORM.',
    PackageNested: 'Di dalam ZIP ini ada ZIP lain, bukan paketnya sendiri. Buka ZIP-nya, lalu unggah paket di dalamnya.',
    PackageStandard: 'Paketnya memakai {{standard}}. Yang bisa dijalankan: SCORM 1.2 dan SCORM 2004.',
    PackageNothingToOpen: 'Manifes paketnya tidak menyebut satu bagian pun yang bisa dibuka.',
    PackageTooManyParts: 'Paketnya memuat {{count}} bagian; paling banyak {{max}}.',
    PackageDoubledPart: 'Dua bagian paket bernama sama: {{part}}',
    PackageExternal: 'Paketnya dimulai di situs lain, yang tidak ikut dibuka: {{address}}',
    PackageFileMissing: 'Manifes menyebut file yang tidak ada di paket: {{name}}',
    PackageBusy: 'Paket lain sedang dibuka. Coba lagi sebentar.',
    PackagePartUnknown: 'Paketnya tidak punya bagian itu.',
  },
}
