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

  onTestFileResult({ path }, { numPassingTests, numFailingTests, testExecError }) {
    const failed = testExecError ? Math.max(numFailingTests, 1) : numFailingTests;
    this.write({ file: path, passed: numPassingTests, failed });
  }
};
