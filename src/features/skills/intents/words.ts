/** What words of a question are about, as far as it decides who answers it. */
export const IDEAS = {
  class: 'kelas kls klas kelass kursus course courses class classes bootcamp pelatihan training workshop lokakarya',
  open: 'buka dibuka bukak terbuka tersedia open available dimulai',
  list: 'apasaja any ada adakah daftarkelas list cari cariin carikan nyari mencari rekomendasi rekomendasikan rekomen saran saranin sarankan tampilkan lihat liat tunjukkan looking find recommend recommendation recommendations suggest suggestion show offer offered offering which mana',
  want: 'mau pengen pingin pengin ingin kepingin tertarik berminat minat want wanna wish interested like butuh need',
  learn: 'belajar blajar mempelajari pelajari learn study',
  fit: 'cocok sesuai pas tepat suitable fit right',
  free: 'gratis gratisan free cumacuma tanpabiaya',
  paid: 'berbayar',
  price: 'harga hrg hrga harge biaya byaya tarif ongkos cost costs price prices pricing fee fees howmuch',
  howMany: 'berapa brp brapa berapaan',
  when: 'kapan kpn kapn tanggal tgl jadwal jadwalnya mulai dimulai berakhir selesainya jamberapa when schedule date dates start starts begin begins starting end ends',
  closes: 'ditutup tutup penutupan batas closes closing close',
  register:
    'akunbaru daftar mendaftar ndaftar daftarkan pendaftaran registrasi register registering registration signup enroll enrol enrolling enrolment enrollment apply applying',
  join: 'ikut ikutan ikutin mengikuti gabung bergabung join joining ambil attend participate',
  how: 'cara caranya gimana gmn gmna bagaimana bgmn how langkah langkahnya steps step',
  where: 'dimana dmn manakah where kemana',
  account: 'akunbaru akun account platform situs website web-ini',
  login: 'login signin logging',
  program: 'program programs programme programmes prog',
  event: 'acara acra event events kegiatan agenda seminar webinar webinars meetup festival konferensi conference',
  live: 'livesession sesilive livesessions sesi session sessions zoom',
  my: 'saya sy aku ak gue gua gw gwe ane kami my mine i im me ive id we our',
  taking: 'terdaftar ikuti kuikuti ambil diikuti enrolled taking joined registered',
  progress:
    'progres progress progressku kemajuan perkembangan persen persentase percent percentage sampaimana howfar selesaiberapa nilai skor grade grades score scores hasil',
  next: 'selanjutnya berikutnya lanjut lanjutkan lanjutin next continue resume',
  chapter: 'bab chapter chapters materi lesson lessons modul module',
  teacher: 'whoteaches',
  job: 'lowongan loker lowker vacancy vacancies job jobs magang internship internships melamar lamar lamaran',
  due: 'tenggat deadline deadlines due jatuhtempo tugas homework assignment assignments todo pr tgs dikerjakan dikerjain kerjakan kerjain kukerjakan diselesaikan',
  done: 'selesai selesaikan kuselesaikan finished completed done',
  practice: 'latihan practice exercise exercises',
  must: 'harus wajib kudu mesti must should haveto',
  invoice: 'tagihan invoice invoices bill bills pesanan order orders kuitansi kwitansi receipt receipts lunas',
  pay: 'bayar membayar pembayaran pembayarannya bayaran payment payments pay paid paying transfer dibayar',
  status: 'status cek check sudah udah udh sdh belum blm masuk berhasil diterima already yet received pending berhasilkah',
  method:
    'pakai pake metode via lewat using method methods gopay ovo dana qris virtual cicil cicilan installment installments refund pengembalian',
  make: 'membuat bikin ngebuat create make build making building menulis write programming oop pemrograman',
  why: 'kenapa knp mengapa why',
  define:
    'apaitu pengertian definisi arti artinya maksud dimaksud define definition meaning perbedaan beda bedanya difference versus vs contoh example examples sejarah history',
  explain: 'jelaskan jelasin terangkan explain ceritakan tell',
  about: 'info informasi detail details information rincian',
  soon: 'mendatang akan datang terdekat upcoming coming soon terbaru',
  online: 'online daring jarakjauh remote',
  offline: 'offline luring tatapmuka inperson onsite',
  hybrid: 'hybrid campuran',
  beginner: 'pemula beginner beginners newbie darinol fromscratch basic',
  intermediate: 'menengah intermediate',
  advanced: 'mahir lanjutan advanced expert',
} as const

export type Idea = keyof typeof IDEAS

/** Words in several parts that mean one thing, as patterns on normalised text. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bapa(?:kah)? (?:sih )?itu\b|\bitu apa\b|\bapa sih\b|\bapa yang dimaksud\b/g, 'apaitu'],
  [/\bwhat does .* mean\b/g, 'definition'],
  [/\b(?:apa saja|apa aja|apa sj|apa ja)\b/g, 'apasaja'],
  [/\bhow much\b/g, 'howmuch'],
  [/\bcoming up\b/g, 'upcoming'],
  [/\btak(?:e|ing) part\b/g, 'join'],
  [
    /\b(?:siapa|who)(?: \w+){0,3}? (?:mentor|pengajar|instruktur|instructor|teacher|teach|mengajar|ngajar)(?:nya|es|ing|s)?\b/g,
    'whoteaches',
  ],
  [/\b(?:mentor|pengajar|instruktur)(?:nya)? siapa\b/g, 'whoteaches'],
  [
    /\b(?:buat|bikin|membuat|create|creating|make|open) (?:an |sebuah |new |a new )?(?:akun|account)(?: baru)?\b|\b(?:akun baru|new account)\b/g,
    'akunbaru',
  ],
  [/\b(show|tell|give|recommend|suggest|find) me\b/g, '$1'],
  [/\b(?:continue|keep|resume) learning\b/g, 'continue learn'],
  [/\bhow far\b/g, 'howfar'],
  [/\b(?:sampai|smp|sampe|nyampe) (?:di )?mana\b/g, 'sampaimana'],
  [/\bsign(?:ing)? up\b/g, 'signup'],
  [/\b(?:sign|log)(?:ging|ing)? in\b/g, 'login'],
  [/\bcuma cuma\b/g, 'cumacuma'],
  [/\b(?:tanpa|gak pake|nggak pakai|tidak pakai) (?:biaya|bayar)\b|\b(?:no|without) (?:cost|fee|charge)\b/g, 'tanpabiaya'],
  [/\bdi ?mana\b/g, 'dimana'],
  [/\bke ?mana\b/g, 'kemana'],
  [/\bjam berapa\b|\bwhat time\b/g, 'jamberapa'],
  [/\bjatuh tempo\b/g, 'jatuhtempo'],
  [/\b(?:to do|to dos)\b/g, 'todo'],
  [/\b(?:have|got|need) to\b/g, 'haveto'],
  [/\b(?:sesi live|kelas live|live (?:class|classes|sessions?|streams?))\b/g, 'livesession'],
  [/\b(?:dari|mulai) nol\b/g, 'darinol'],
  [/\bfrom (?:scratch|zero)\b/g, 'fromscratch'],
  [/\btatap muka\b/g, 'tatapmuka'],
  [/\bin person\b|\bon ?site\b/g, 'inperson'],
  [/\bjarak jauh\b/g, 'jarakjauh'],
  [/\b(?:i|you|we) am\b/g, 'i'],
  [/\bleft off\b/g, 'continue'],
]

/** Words that a question can do without. */
export const SMALL = new Set(
  (
    'yang yg di ke dari untuk utk buat dengan dgn dan atau itu ini nya apa apakah adalah sih dong deh kah lah ya yah kak min admin bang gan halo hai hi hello hey permisi tolong plis please pls mohon bisa bs bisakah boleh dapat dapatkah ga gak nggak tidak engga enggak tak kalau kalo jika pada dalam oleh saat sekarang skrg lagi lg aja saja juga jg masih para si kok kan tuh nih dulu ' +
    'bwt buat utk sini sana sebuah suatu semua segala setiap tiap punya anda kamu kalian mu ku terima kasih makasih thanks thank you sedang sdg kota daerah area sekitar khusus bidang topik tema seputar mengenai soal ttg tentang ' +
    'the a an of for in on at to is are am was be been do does did can could may will would there some this that these those with by from and or it its it’s what whats what’s whos who you your u us let lets let’s has have had get got so as all currently now near around level tingkat about held take place takes taken called named berjudul bernama judul'
  ).split(' '),
)

/** Words that are near a word of an idea and are none of its misspellings. */
export const OTHER_WORDS = new Set(
  'grafis grafik pemasaran biasa keras kertas kelam kemas mulia datar dafar harta hara gratin glass clash prince pride prize prices costa coast tentu cerita acuan program-er programmer programmers pemrograman programming prograf ingat ingin angin sesak sisi saran sarang jawab jadwalkan bayam bayang layar bayi tugu tutur batal batuk batik bates event-loop eventual even events-driven status statistik statis masukan masuki hasilkan bilas nilam modal model models modules lesion orde border ordering percept percentile scope store stores finding framework frame fire free-form tree'.split(
    ' ',
  ),
)

/** Cities as people write them, and as the regions' table does. */
export const CITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'bandung jakarta surabaya yogyakarta semarang medan makassar denpasar malang surakarta bogor depok tangerang bekasi palembang pekanbaru padang batam balikpapan samarinda banjarmasin pontianak manado kupang mataram ambon jayapura ternate cirebon tasikmalaya garut sukabumi purwokerto kediri jember banyuwangi sorong merauke kendari palu gorontalo bengkulu jambi serang cimahi madiun magelang salatiga pekalongan tegal probolinggo pasuruan blitar cilegon bontang tarakan bitung tomohon'
      .split(' ')
      .map(city => [city, city] as const),
  ),
  jogja: 'yogyakarta',
  jogjakarta: 'yogyakarta',
  yogya: 'yogyakarta',
  diy: 'yogyakarta',
  solo: 'surakarta',
  bali: 'denpasar',
  lombok: 'mataram',
  aceh: 'banda aceh',
  lampung: 'bandar lampung',
  jkt: 'jakarta',
  bdg: 'bandung',
  sby: 'surabaya',
  smg: 'semarang',
  mks: 'makassar',
  jaksel: 'jakarta selatan',
  jakbar: 'jakarta barat',
  jakpus: 'jakarta pusat',
  jaktim: 'jakarta timur',
  jakut: 'jakarta utara',
}

const MONTHS = [
  'januari january jan',
  'februari february feb pebruari',
  'maret march mar',
  'april apr',
  'mei may',
  'juni june jun',
  'juli july jul',
  'agustus august agu aug agt',
  'september sep sept',
  'oktober october okt oct',
  'november nov nopember',
  'desember december des dec',
]

/** The number of each month by its names. `may` is a verb, too, and counts only after `in` or `bulan`. */
export const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map(name => [name, at + 1] as const)),
)
