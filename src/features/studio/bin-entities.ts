import type { BinEntity } from '#features/bin/bin.ts'
import { CLASS_IN_BIN } from '#features/class-editing/bin-entity.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'

/** Everything that can be restored from the bin. A new one is a line here and its name in the bin's texts (`kinds`). */
export const BIN_ENTITIES: readonly BinEntity[] = [POST_IN_BIN, CLASS_IN_BIN]
