import type { BinEntity } from '#features/bin/bin.ts'
import { careerRecords, jobRecords } from '#features/careers/records.server.ts'
import { categoryRecords } from '#features/categories/records.server.ts'
import { CLASS_IN_BIN } from '#features/class-editing/bin-entity.ts'
import { lmsFeatureRecords } from '#features/lms-features/records.server.ts'
import { mentorRecords } from '#features/mentors/records.server.ts'
import { portfolioRecords } from '#features/portfolios/records.server.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { programRecords } from '#features/programs/records.server.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { binEntityOf } from '#features/records/record-kind.ts'
import { REGISTRATIONS_IN_BIN } from '#features/schools/bin-entities.ts'
import { schoolRecords } from '#features/schools/records.server.ts'
import { PAGE_IN_BIN } from '#features/site-pages/bin-entity.ts'
import { speakerRecords } from '#features/speakers/records.server.ts'
import { sponsorRecords } from '#features/sponsors/records.server.ts'
import { testimonyRecords } from '#features/testimonies/records.server.ts'

/** Everything that can be restored from the bin. A new one is a line here and its name in the bin's texts (`kinds`). */
export const BIN_ENTITIES: readonly BinEntity[] = [
  POST_IN_BIN,
  CLASS_IN_BIN,
  PAGE_IN_BIN,
  ...REGISTRATIONS_IN_BIN,
  ...[
    careerRecords,
    jobRecords,
    questionRecords,
    programRecords,
    mentorRecords,
    schoolRecords,
    portfolioRecords,
    categoryRecords,
    testimonyRecords,
    speakerRecords,
    sponsorRecords,
    lmsFeatureRecords,
  ].map(binEntityOf),
]
