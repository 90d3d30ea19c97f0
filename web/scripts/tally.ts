// Closes a run of the unit tests with the line that scripts/test counts; a test that did not run has not passed.
import type { Reporter, TestModule } from 'vitest/node';

export default class Tally implements Reporter {
    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const states = modules.flatMap((module) =>
            [...module.children.allTests()].map((test) => test.result().state),
        );
        const passed = states.filter((state) => state === 'passed').length;
        const unread = modules.filter((module) => module.errors().length > 0).length;
        console.log(`${passed} passed, ${states.length - passed + unread + errors.length} failed`);
    }
}
