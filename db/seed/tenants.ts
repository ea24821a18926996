import { aibersamapuja } from './content/aibersamapuja/index.ts'
import { aksara } from './content/aksara/index.ts'
import { akselerasi } from './content/akselerasi/index.ts'
import { alkademi } from './content/alkademi/index.ts'
import { alkademifun } from './content/alkademifun/index.ts'
import { alkamedia } from './content/alkamedia/index.ts'
import { alpha } from './content/alpha/index.ts'
import { aseanFoundation } from './content/asean-foundation/index.ts'
import { beasiswabersamapuja } from './content/beasiswabersamapuja/index.ts'
import { belajarbersamapuja } from './content/belajarbersamapuja/index.ts'
import { bharabas } from './content/bharabas/index.ts'
import { businessAlkademi } from './content/business-alkademi/index.ts'
import { demo } from './content/demo/index.ts'
import { diaksara } from './content/diaksara/index.ts'
import { foundation } from './content/foundation/index.ts'
import { ica } from './content/ica/index.ts'
import { inovasiuntukbangsa } from './content/inovasiuntukbangsa/index.ts'
import { jongkreatif } from './content/jongkreatif/index.ts'
import { pesilat } from './content/pesilat/index.ts'
import { pujapramudya } from './content/pujapramudya/index.ts'
import { ruangcipta } from './content/ruangcipta/index.ts'
import { sekolahkopi } from './content/sekolahkopi/index.ts'
import { sfi } from './content/sfi/index.ts'
import { smkcoding } from './content/smkcoding/index.ts'
import { wujudbersamapuja } from './content/wujudbersamapuja/index.ts'
import type { SeedTenant } from './content-types.ts'

/** The demo tenants in the order of their site ids: the 24 layouts, then pesilat. */
export const tenants: readonly SeedTenant[] = [
  demo,
  alkademi,
  pujapramudya,
  akselerasi,
  businessAlkademi,
  alkademifun,
  alkamedia,
  sekolahkopi,
  aseanFoundation,
  foundation,
  jongkreatif,
  sfi,
  smkcoding,
  ica,
  belajarbersamapuja,
  inovasiuntukbangsa,
  aibersamapuja,
  aksara,
  diaksara,
  beasiswabersamapuja,
  wujudbersamapuja,
  bharabas,
  ruangcipta,
  alpha,
  pesilat,
]
