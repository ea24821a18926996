const MESSAGE_LENGTH = 1200

/** Returns the counts of vitest's JSON report; a file that could not be loaded counts as a failure. */
export function countVitest(report, code) {
  const broken = report?.testResults?.filter(isBroken).length ?? 0
  return settle(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken, code)
}

/** Returns the counts of playwright's JSON report. */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return settle(expected + flaky, unexpected + (report?.errors?.length ?? 0), code)
}

/** Returns the failed tests of vitest's JSON report, each with file, name and the beginning of its message, so that even a truncated log contains them. */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(file => {
    if (isBroken(file)) return [describe(file.name, '(the file itself)', file.message)]
    return file.assertionResults
      .filter(test => test.status === 'failed')
      .map(test => describe(file.name, test.fullName, test.failureMessages?.join('\n')))
  })
}

/** The same for playwright's JSON report, whose suites are nested. */
export function failuresOfPlaywright(report) {
  return [
    ...(report?.errors ?? []).map(error => describe('playwright', '', error.message)),
    ...(report?.suites ?? []).flatMap(suite => inSuite(suite)),
  ]
}

/** Returns the tests of vitest's JSON report that only passed on retry: each hides a bug in the test or the product. */
export function unsteadyOfVitest(report) {
  return (report?.testResults ?? []).flatMap(file =>
    file.assertionResults
      .filter(test => test.status === 'passed' && test.failureMessages?.length > 0)
      .map(test => describe(file.name, test.fullName, test.failureMessages.join('\n'))),
  )
}

/** The same for playwright's JSON report. */
export function unsteadyOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(suite => inSuite(suite, spec => spec.ok && spec.tests?.some(test => test.status === 'flaky'), 0))
}

function inSuite(suite, isMeant = spec => !spec.ok, attempt = -1) {
  const own = (suite.specs ?? [])
    .filter(isMeant)
    .map(spec => describe(spec.file, spec.title, spec.tests?.at(-1)?.results?.at(attempt)?.error?.message))
  return [...own, ...(suite.suites ?? []).flatMap(inner => inSuite(inner, isMeant, attempt))]
}

const isBroken = file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed')

const describe = (file, name, message) => `${file} › ${name}\n${(message ?? '').slice(0, MESSAGE_LENGTH)}`

function settle(passed, failed, code) {
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: failed + (isUnexplained ? 1 : 0) }
}
