import type { BrandSection } from '../brand.ts'
import { callToAction } from './call-to-action.tsx'
import { classRail } from './class-rail.tsx'
import { events } from './events.tsx'
import { faq } from './faq.tsx'
import { features } from './features.tsx'
import { activities, schedule, sponsors } from './festival.tsx'
import { appointmentForm, demoForm } from './forms.tsx'
import { gallery } from './gallery.tsx'
import { hero } from './hero.tsx'
import { logoWall } from './logo-wall.tsx'
import { map } from './map.tsx'
import { clauses, pageTop } from './page-top.tsx'
import { mentors, speakers } from './people.tsx'
import { cities, schools } from './places.tsx'
import { posts } from './posts.tsx'
import { radio } from './radio.tsx'
import { stats } from './stats.tsx'
import { steps } from './steps.tsx'
import { testimonials } from './testimonials.tsx'
import { statement } from './words.tsx'
import { portfolio, programs } from './works.tsx'

/** The sections that every brand and tenant can use. */
export const SHARED_SECTIONS: readonly BrandSection[] = [
  hero,
  pageTop,
  clauses,
  classRail,
  posts,
  events,
  stats,
  steps,
  features,
  testimonials,
  faq,
  logoWall,
  callToAction,
  mentors,
  speakers,
  portfolio,
  programs,
  schedule,
  activities,
  sponsors,
  cities,
  schools,
  statement,
  gallery,
  map,
  radio,
  appointmentForm,
  demoForm,
]
