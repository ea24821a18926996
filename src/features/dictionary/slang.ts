/**
 * How people write in a chat, and what it stands for; several words where one short form stands for them. Words that say nothing are left to `retrieval/query/stop-words.ts`:
 * here they only come to their written form.
 */
const SHORT_FORMS = `
gmn=bagaimana gmna=bagaimana gimana=bagaimana gmana=bagaimana gimn=bagaimana bgmn=bagaimana bgmna=bagaimana bgaimana=bagaimana gmnya=bagaimana
brp=berapa brpa=berapa brapa=berapa berpa=berapa brapaan=berapa
dmn=dimana dmna=dimana dimn=dimana kmn=kemana kmana=kemana mn=mana
kpn=kapan kapn=kapan kpan=kapan knp=kenapa knapa=kenapa ngapain=mengapa npa=kenapa
ap=apa apaan=apa apasih=apa apakh=apakah ap2=apa apkh=apakah sp=siapa spa=siapa siapasih=siapa
yg=yang yng=yang dgn=dengan dg=dengan dngn=dengan sm=sama ama=sama utk=untuk tuk=untuk buat=untuk bwt=untuk bt=untuk dr=dari dri=dari pd=pada ke2=kedua
krn=karena karna=karena krna=karena gara=karena tp=tapi tpi=tapi jg=juga jga=juga sdh=sudah udh=sudah udah=sudah dah=sudah blm=belum blom=belum belom=belum
tdk=tidak gak=tidak ga=tidak nggak=tidak ngga=tidak gk=tidak kagak=tidak kaga=tidak enggak=tidak engga=tidak tak=tidak ndak=tidak ora=tidak
bs=bisa bsa=bisa bisaa=bisa dpt=dapat dapet=dapat dpet=dapat hrs=harus kudu=harus mesti=harus musti=harus mo=mau mw=mau pgn=ingin pengen=ingin pingin=ingin pengin=ingin pgin=ingin
skrg=sekarang skrang=sekarang skg=sekarang skr=sekarang bsk=besok bsok=besok td=tadi tar=nanti ntar=nanti nti=nanti lg=lagi lgi=lagi msh=masih
aja=saja aj=saja doang=saja doank=saja cuman=hanya cm=hanya cma=hanya bgt=sangat banget=sangat bngt=sangat bgd=sangat bener=benar
sy=saya gw=saya gue=saya gua=saya ane=saya aq=saya ak=saya aku=saya lo=kamu lu=kamu elo=kamu elu=kamu ente=kamu km=kamu kmu=kamu
org=orang orng=orang ortu=orang_tua anakku=anak bpk=bapak jd=jadi jdi=jadi jdnya=jadi klo=kalau kalo=kalau kl=kalau klu=kalau
gt=begitu gitu=begitu gini=begini bgtu=begitu kyk=seperti kayak=seperti kaya=seperti kek=seperti spt=seperti sprti=seperti dll=lain
krg=kurang byk=banyak bnyk=banyak bykan=banyak smua=semua smw=semua semuanya=semua tiap2=tiap stlh=setelah sblm=sebelum sblum=sebelum
hr=hari hri=hari bln=bulan thn=tahun taun=tahun mgg=minggu jm=jam mnt=menit wkt=waktu tgl=tanggal tggl=tanggal
kls=kelas klas=kelas kelass=kelas kelasnya=kelas kursusnya=kursus dftr=daftar daftr=daftar ndaftar=daftar daftarnya=daftar pndftran=pendaftaran pendftaran=pendaftaran
pndaftaran=pendaftaran regis=registrasi reg=registrasi regist=registrasi gabungnya=gabung bljr=belajar blajar=belajar belajr=belajar bljar=belajar
byr=bayar bayr=bayar byar=bayar bayarnya=bayar pmbayaran=pembayaran pembyran=pembayaran tf=transfer trf=transfer tfan=transfer hrg=harga hrga=harga harganya=harga
grts=gratis gratisan=gratis grtis=gratis free2=gratis ongkosnya=ongkos mhl=mahal mrh=murah duitnya=duit cuan=untung gajinya=gaji
sertif=sertifikat sertip=sertifikat srtfkt=sertifikat sertifikt=sertifikat serti=sertifikat certif=sertifikat cert=sertifikat
tgs=tugas tgas=tugas tugasnya=tugas pr=tugas mtr=materi matri=materi materinya=materi modulnya=modul pljrn=pelajaran
jdwl=jadwal jadwl=jadwal jadual=jadwal jadwalnya=jadwal acr=acara acaranya=acara evnt=event webinarnya=webinar
gr=guru gurunya=guru dosennya=dosen mentornya=mentor pngajar=pengajar plth=pelatih trainer=pelatih
loker=lowongan lokernya=lowongan kerjaan=pekerjaan krja=kerja krj=kerja gawe=kerja magangnya=magang prusahaan=perusahaan ptnya=perusahaan
skolah=sekolah sklh=sekolah sklah=sekolah univ=universitas kmps=kampus mhs=mahasiswa mhsw=mahasiswa sma=sma smk=smk
pemula2=pemula nubi=pemula newbie=pemula noob=pemula nol=nol basic=dasar
ngoding=coding koding=coding ngodingnya=coding ngoprek=oprek program2=program aplikasinya=aplikasi apk=aplikasi app=aplikasi apps=aplikasi web2=web websitenya=website
hp=ponsel hape=ponsel hpku=ponsel handphone=ponsel lappy=laptop leptop=laptop lepi=laptop kompi=komputer komp=komputer pc=komputer
inet=internet internetan=internet kuotaan=kuota sinyal2=sinyal wa=whatsapp wasap=whatsapp watsap=whatsapp wasapnya=whatsapp ig=instagram fb=facebook yt=youtube tele=telegram
email2=email imel=email emailnya=email akunnya=akun acc=akun pw=sandi pass=sandi password=sandi pwd=sandi sandinya=sandi
nmr=nomor nmer=nomor nomer=nomor alamatnya=alamat almt=alamat lokasinya=lokasi tmpt=tempat tmpat=tempat tempatnya=tempat
jkt=jakarta jktr=jakarta bdg=bandung bdng=bandung sby=surabaya jogja=yogyakarta yogya=yogyakarta jogjakarta=yogyakarta smg=semarang mlg=malang mks=makassar mdn=medan bgr=bogor tng=tangerang
bantuin=bantu bntu=bantu bntuan=bantuan tolongin=tolong jelasin=jelaskan kasih=beri kasi=beri ksh=beri nyari=cari cariin=cari cr=cara cra=cara caranya=cara
bikin=membuat bkin=membuat bikinnya=membuat nulis=menulis ngajar=mengajar ngomong=bicara ngobrol=bicara nanya=tanya nnya=tanya tny=tanya pake=pakai pk=pakai pkai=pakai
liat=lihat liatin=lihat ngeliat=lihat nonton=tonton dengerin=dengar denger=dengar baca2=baca ngerti=mengerti paham=mengerti tau=tahu tw=tahu taunya=tahu
ngirim=kirim krm=kirim krim=kirim kirimin=kirim ngumpulin=kumpul kumpulin=kumpul ngikutin=ikut ikutan=ikut ikutin=ikut nyelesain=selesai kelar=selesai beres=selesai slesai=selesai
balikin=kembali balik=kembali refundnya=refund batalin=batal cancel=batal ngulang=ulang ulangin=ulang nunda=tunda pindahin=pindah
ganti2=ganti gantiin=ganti ilang=hilang lupain=lupa bolehkah=boleh blh=boleh bole=boleh syaratnya=syarat syrt=syarat
minimal=minimal max=maksimal maks=maksimal diskonan=diskon promoan=promo vocer=voucher voucer=voucher
gimanasih=bagaimana gtw=tahu gpp=tidak_apa thx=terima_kasih tq=terima_kasih thanks=terima_kasih makasih=terima_kasih mksh=terima_kasih tks=terima_kasih
pls=tolong plis=tolong please=tolong plz=tolong tlg=tolong tlong=tolong ttg=tentang ttng=tentang tntg=tentang soalan=tentang
u=you ur=your r=are pls2=please whats=what wheres=where hows=how whos=who whens=when cuz=because bc=because wanna=want gonna=going gotta=must dont=not doesnt=not cant=not im=i ive=i
abis=habis trs=terus trus=terus malem=malam bareng=bersama mtk=matematika jago=mahir sndiri=sendiri dibenerin=diperbaiki benerin=perbaiki gapunya=tidak_punya gaada=tidak_ada gabisa=tidak_bisa gatau=tidak_tahu ttp=tetap biar=supaya gara2=karena rb=ribu jt=juta nangkep=menangkap
info=informasi infonya=informasi inpo=informasi detailnya=detail dtl=detail lengkapnya=lengkap
`

/** What each short form stands for. */
export const SLANG: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.trim()
    .split(/\s+/)
    .map(pair => {
      const [short = '', long = ''] = pair.split('=')
      return [short, long.split('_')]
    }),
)
