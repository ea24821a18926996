/** Whom a drawing should show, if the name tells; many names do not. */
export type Figure = 'woman' | 'man'

const list = (names: string) => names.trim().split(/\s+/)

// Given names and forms of address that people in Indonesia (and some neighbouring countries) read as a woman's or a man's. Names of both are in neither list.
const WOMEN = list(`
  bu ibu mak nenek oma mbak nyi ni luh hj hajah
  aisyah ajeng alifah amanda amelia aminah anastasia andini anggraini anindya anisa anita annisa aprilia arumdani asih asri astrid astuti atikah aurelia ayu
  baiq bella bernadeta cahyani caroline chelsea christina cici citra clara clarissa claudia cut cynthia
  dahlia debora desi devi dewi diah diana dinda dini dwiyanti elisabeth ella elly elsa ema endah endang erna ernawati esther euis eva evi
  fadhilah fani farah farida fatimah fatma felicia fitri fitria fitriani fitriyani florentina fransisca fransiska gendhis gisela gita gloria grace
  halimah hana hani hapsari harmini hartini hasnah helena heni herlina hesti ida ika indah indri inez intan ira irma isna
  jasmine jenny jessica josephine julia juliana juwita kartika kartini kasinem kasih keisha kezia khadijah khansa kinanti kirana komariyah kristina kurniasih
  laila laksmi larasati laras lastri laura lena leni lestari lia lidia lidya lilis lina linda lisa lucia lusi lutfiah
  magdalena margareta maria maricel marina marlina marlinda marni martha maya mega meilani meilina melani melati melinda mentari merry michelle mila mira mirna monica mutia mutiara
  nabila nadia nadya nafisah nanik natalia natasha ngatini nia nilam nina nindya ningsih nisa nisrina nita nova novia novita nunung nuraini nurhayati nurhidayah nurjanah nurlaila nurul
  oktavia paramita patricia pertiwi pingkan pramesti prita puja puput purnama purwaningsih puspa putri
  rachel rahayu rahma rahmawati raisa ranti rani rara ratih ratna rebecca regina reni resti retno ria rika rina rini risa riska rita rohaeti rohana rohimah rosa rosalina rosita rosmalinda rosmawati ruth
  sabrina safira sakinah salma salsabila santi sarah sari sartika saskia saurma sekar selvi septi septiani shafira shinta sinta siska siti sofia sophia sri stella stephanie suci sulastri sumiati sumiyati suminah suparmi suratmi susanti susi sutinah syifa
  tamara tantri tari tatik theresia tia tiara tika tina titi titik tuti ulfa umi utami vanessa vera veronika vina vivi
  wahyuni wati wida widya widyaningrum wiji winarti winda wulan wulandari yani yanti yasmin yayuk yeni yohana yolanda yuliana yulianti yuni yuniar yunita zahra zainab zaskia zulaikha
`)
const MEN = list(`
  pak bapak opa kakek kang bang mang mas kiai ustaz haji lalu teuku
  abdul abdullah abdurrahman achmad ade adit aditya adrian agung agus agustinus ahmad ajie akbar alamsyah albert aldi alex alexander alfian alfonsus ali alif alvin amir amri anas andhika andika andre andreas andri andrew anggit anton antonius anwar ardi ardian arief arif arifin aris arjuna arman armand arya aryo asep azhar aziz
  bagas bagus bambang banu barry bayu benediktus benedict benny benyamin bernard bima bimo bobby boby bonar bonifasius bram bramantyo brian budi budiman burhan cahyo cakra candra cecep chandra christian
  dadang damar danang danar dani daniel danu darman darmawan darto dave david deddy dedi deni denny dharma dhimas didik dimas djafar dodi donny dony edi edward edwin eko erik erwin evan
  fadel fadhil fadli fahmi fahri fajar faris farhan farid fauzan fauzi felix ferdi ferdian ferry fikri firman franky frans fransiskus
  gading galang galih ganjar gema gerry ghani gilang gregorius gunawan guntur habib hadi hafidz hafiz haikal hamid hamzah handoko hanif hardi hari haris hartono haryanto hasan hendra hendri hendrik hendro henry herman heru hidayat
  ibrahim idris ignas ignasius ihsan ilham ilyas imam iman indra iqbal irfan irwan isak iskandar ismail ivan iwan
  jaka jajang jamal jefri jefry jeremy jerry jimmy joko jonathan jordan joseph joshua juan julianto junaidi kadir karno kemal kevin kris krisna krisnawan kurniawan
  laurens leo leonardo lukman lutfi mahendra mahmud marcel mario markus marselinus martin martinus marwan maulana michael mikael miftah muchlis muhamad muhammad mukhlis mulyadi mulyono munir mustafa
  naufal nicholas niko nugroho oktavianus oscar oskar pandu panji parto paulus petrus pius pramudya prasetyo priyo purnomo
  raditya raden rafael rafi rahman rahmat raihan raka ramadhan rama ramli randi rangga rasyid raymond reinhard rendra reno reynaldi reza ricky ridho ridwan rifki rio riski rizal rizaldi rizky robert robi roby roni rony rudi rudy ruslan ruslin rusli
  sahrul said salim salmon samsul samuel sandi santoso satria satrio satriyo sigit simon slamet soleh somchai stefan stefanus steven subagyo subekti sudarma sugeng sugiyono suharto sukarno sulaiman sunarto suparman supriyadi surya suryadi suroto susilo sutrisno suwarno syahrul syamsul
  taufik taufiq tegar teguh thomas timotius toni tommy togar umar usman valentino vicky victor wahid wahyudi wawan wibowo wicaksono widodo wijaya wiranto yahya yanto yanuar yayat yoga yohanes yoppi yosef yoseph yosua yuda yudha yudhistira yudi yunus yusran yusuf zaenal zainal zaki zulfan zulkifli
`)

const women = new Set(WOMEN)
const men = new Set(MEN)

/**
 * Returns whom a slug names: `bu-endah-lestari` a woman, `i-made-suta` a man (Balinese: I before a man's name, Ni before a woman's), `dian-permatahati`
 * undefined. The first part that tells decides.
 */
export function figureOf(slug: string): Figure | undefined {
  const parts = slug.split('-')
  if (parts[0] === 'i' && parts.length > 1) return 'man'
  for (const part of parts) {
    if (women.has(part)) return 'woman'
    if (men.has(part)) return 'man'
  }
  return undefined
}
