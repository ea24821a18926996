/**
 * The frames of the loops: MPEG-2 Layer III, mono, 24 kHz, constant 40 kbit/s, without bit reservoir. At this rate every frame has the same whole number of
 * bytes (no padding) and is independent, so any frame may follow any other. Source: ISO/IEC 13818-3, 2.4.
 */
export const SAMPLE_RATE = 24_000
export const FRAME_SECONDS = 0.024
export const FRAME_BYTES = 120
/** Eight bars of three seconds. */
export const LOOP_FRAMES = 1000
export const BAR_FRAMES = 125
