import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    ChapterLocked: 'This chapter is not open to you yet.',
    NotTakingPart: 'Join the class first.',
    SessionNotNow: 'The code counts during the session alone, from half an hour before it to half an hour after it.',
    WrongCode: 'The code is not right. Check it, or ask the mentor.',
    NoContacts: 'For your safety, write no telephone number or email address in a discussion.',
    PostHidden: 'A mentor has hidden that post.',
    TooManyReports: 'Too many reports within an hour. Try again later.',
    ReasonMissing: 'Write why, so that its writer understands.',
    PostMissing: 'There is no such post.',
    TooManyPosts: 'Too many posts within an hour. Try again later.',
    NotYourPost: 'This post is not yours.',
    PostRemoved: 'That post was removed.',
  },
} satisfies Shape<typeof id>
