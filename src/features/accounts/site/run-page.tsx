import { openApps, takeApps } from '../pages/apps.tsx'
import { openConfirm, takeConfirm } from '../pages/confirm.tsx'
import { openConsent, takeConsent } from '../pages/consent.tsx'
import { openDelete, openDeleted, takeDelete } from '../pages/delete.tsx'
import { openDeleteConfirm, takeDeleteConfirm } from '../pages/delete-confirm.tsx'
import { openEmail, takeEmail } from '../pages/email.tsx'
import { openApproveEmail, openVerifyEmail, takeApproveEmail, takeVerifyEmail } from '../pages/email-links.tsx'
import { openForgot, takeForgot } from '../pages/forgot.tsx'
import { openHome } from '../pages/home.tsx'
import { openName, takeName } from '../pages/name.tsx'
import { openPasskey, takePasskey } from '../pages/passkey-change.tsx'
import { openPasskeys, takePasskeys } from '../pages/passkeys.tsx'
import { openPassword, takePassword } from '../pages/password.tsx'
import { openRecoveryCodes, takeRecoveryCodes } from '../pages/recovery-codes.tsx'
import { openReset, takeReset } from '../pages/reset.tsx'
import { openSessions, takeSessions } from '../pages/sessions.tsx'
import { openSignIn, takePasskeySignIn, takeSignIn } from '../pages/sign-in.tsx'
import { openEndSession, openSignOut, takeSignOut } from '../pages/sign-out.tsx'
import { openSignUp, takeSignUp } from '../pages/sign-up.tsx'
import { openGithubBack, openGoogleBack, takeSocial } from '../pages/social.tsx'
import { openError } from '../pages/trouble.tsx'
import { openTwoFactor, takeTwoFactor } from '../pages/two-factor.tsx'
import { openTwoFactorApp, takeTwoFactorApp } from '../pages/two-factor-app.tsx'
import { openChallenge, takeChallenge } from '../pages/two-factor-challenge.tsx'
import { openTwoFactorOff, takeTwoFactorOff } from '../pages/two-factor-off.tsx'
import { openVerify, takeVerify } from '../pages/verify.tsx'
import { withVisit } from '../theme.ts'
import { redirect } from './answers.ts'
import { type AccountPageRoute, keyOf, type RouteKeyOf } from './routes.ts'
import { type AccountVisit, pageHref, type SignedInPerson } from './visit.ts'

type Answer = Response | Promise<Response>

const PUBLIC: Record<RouteKeyOf<'public'>, (visit: AccountVisit) => Answer> = {
  'GET /sign-in': openSignIn,
  'POST /sign-in': takeSignIn,
  'GET /sign-up': openSignUp,
  'POST /sign-up': takeSignUp,
  'GET /verify': openVerify,
  'POST /verify': takeVerify,
  'GET /forgot': openForgot,
  'POST /forgot': takeForgot,
  'GET /reset': openReset,
  'POST /reset': takeReset,
  'GET /sign-out': openSignOut,
  'POST /sign-out': takeSignOut,
  'GET /auth/oauth2/end-session': openEndSession,
  'POST /auth/oauth2/end-session': openEndSession,
  'GET /email/approve': openApproveEmail,
  'POST /email/approve': takeApproveEmail,
  'GET /email/verify': openVerifyEmail,
  'POST /email/verify': takeVerifyEmail,
  'GET /delete/confirm': openDeleteConfirm,
  'POST /delete/confirm': takeDeleteConfirm,
  'GET /deleted': openDeleted,
  'POST /social': takeSocial,
  'GET /auth/callback/google': openGoogleBack,
  'GET /auth/callback/github': openGithubBack,
  'POST /sign-in/passkey': takePasskeySignIn,
  'GET /two-factor/challenge': openChallenge,
  'POST /two-factor/challenge': takeChallenge,
  'GET /error': openError,
}

const SIGNED_IN: Record<RouteKeyOf<'signed-in'>, (visit: AccountVisit, person: SignedInPerson) => Answer> = {
  'GET /': openHome,
  'GET /name': openName,
  'POST /name': takeName,
  'GET /password': openPassword,
  'POST /password': takePassword,
  'GET /email': openEmail,
  'POST /email': takeEmail,
  'GET /sessions': openSessions,
  'POST /sessions': takeSessions,
  'GET /apps': openApps,
  'POST /apps': takeApps,
  'GET /delete': openDelete,
  'POST /delete': takeDelete,
  'GET /confirm': openConfirm,
  'POST /confirm': takeConfirm,
  'GET /passkeys': openPasskeys,
  'POST /passkeys': takePasskeys,
  'GET /passkeys/change': openPasskey,
  'POST /passkeys/change': takePasskey,
  'GET /two-factor': openTwoFactor,
  'POST /two-factor': takeTwoFactor,
  'GET /two-factor/app': openTwoFactorApp,
  'POST /two-factor/app': takeTwoFactorApp,
  'GET /two-factor/codes': openRecoveryCodes,
  'POST /two-factor/codes': takeRecoveryCodes,
  'GET /two-factor/off': openTwoFactorOff,
  'POST /two-factor/off': takeTwoFactorOff,
  'GET /consent': openConsent,
  'POST /consent': takeConsent,
}

/** The page or form of a route. Who may not open it is asked to sign in. */
export async function runPage(visit: AccountVisit, route: AccountPageRoute): Promise<Response> {
  const { person } = visit
  if (route.who === 'public') return await withVisit(visit, async () => await PUBLIC[keyOf(route)](visit))
  if (!person) return redirect(visit, pageHref(visit, '/sign-in'))
  return await withVisit(visit, async () => await SIGNED_IN[keyOf(route)](visit, person))
}
