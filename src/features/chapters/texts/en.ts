import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    ChapterLocked: 'This chapter is not open to you yet.',
    NotTakingPart: 'Join the class first.',
    SessionNotNow: 'The code counts during the session alone, from half an hour before it to half an hour after it.',
    WrongCode: 'The code is not right. Check it, or ask the mentor.',
    TooManyPosts: 'Too many posts within an hour. Try again later.',
    NotYourPost: 'This post is not yours.',
    PostRemoved: 'That post was removed.',
  },
} satisfies Shape<typeof id>
