import type { BinEntity } from '#features/bin/bin.ts'
import { careerRecords, jobRecords } from '#features/careers/records.server.ts'
import { CLASS_IN_BIN } from '#features/class-editing/bin-entity.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { questionRecords } from '#features/questions/records.server.ts'
import { binEntityOf } from '#features/records/record-kind.ts'

/** Everything that can be restored from the bin. A new one is a line here and its name in the bin's texts (`kinds`). */
export const BIN_ENTITIES: readonly BinEntity[] = [
  POST_IN_BIN,
  CLASS_IN_BIN,
  ...[careerRecords, jobRecords, questionRecords].map(binEntityOf),
]
