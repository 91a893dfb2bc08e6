const { appendFileSync } = require('node:fs');

/**
 * Notes for scripts/unit-tests.ts which files of tests have begun and ended. jest tells a reporter in its own process,
 * so a test that never gives way is known by the line of its beginning.
 */
module.exports = class ProgressReporter {
  write(line) {
    appendFileSync(process.env.MANZIL_PROGRESS_FILE, `${JSON.stringify(line)}\n`);
  }

  onTestFileStart({ path }) {
    this.write({ file: path, startedAt: Date.now() });
  }

  onTestFileResult({ path }, { numPassingTests, testResults, testExecError }) {
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    if (testExecError && failures.length === 0) failures.push('cannot be run');
    this.write({ file: path, passed: numPassingTests, failures });
  }
};
