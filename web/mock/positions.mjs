// Handmade positions for the mock: the start, the middle of a battle, a reaction, and the end.

const unit = (name, type) => ({
    key: 'unit.named',
    params: { name, type: { key: `type.${type}` } },
});
const many = (noun, count) => ({
    key: `${noun}.${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`,
    params: { count: String(count) },
});
const dice = (text) =>
    [...text].map((c) => ({
        key: `symbol.${{ I: 'infantry', C: 'cavalry', A: 'artillery', F: 'flag', S: 'sabres' }[c]}`,
    }));
const row = (amount, why, rule) => ({
    key: 'ledger.row',
    params: { amount, why: { key: `why.${why}` }, rule },
});
const side = (nation) => ({ key: `side.${nation}` });

export function odds_answer() {
    return {
        dice: {
            total: 3,
            rows: [
                { amount: 4, rule: 'ccn.melee.power', reason: 'strength' },
                { amount: -1, rule: 'ccn.terrain.hill.into-inf', reason: 'terrain-shelters' },
            ],
        },
        losses: [0.13, 0.38, 0.31, 0.18],
        retreat: 0.22,
        eliminated: 0.18,
        back: { chance: 0.28, losses: [0.72, 0.2, 0.08], retreat: 0.1, eliminated: 0 },
    };
}

function base(scenario) {
    const view = {
        awaits: 'top',
        step: 'card-choice',
        dice: 0,
        active: 'top',
        winner: null,
        units: structuredClone(scenario.start.units),
        generals: structuredClone(scenario.start.generals),
        turn: {
            card: null,
            effect: null,
            section: 'centre',
            marching: false,
            substitute: false,
            command: 0,
            ordered: [],
            generals_ordered: [],
            moved: [],
            generals_moved: [],
            fought: [],
            bonus_fought: [],
        },
        hand: [
            'attack-center',
            'probe-left',
            'forward',
            'first-strike',
            'bombard',
            'assault-right',
        ],
        scouted: [],
        track: [null, null, null, null],
        their_track: [false, false, false, false],
        hand_sizes: [5, 6],
        deck: 59,
        discard: [],
        banners: [0, 0],
        banners_needed: [scenario.banners.bottom, scenario.banners.top],
        turns: [0, 1],
        last_orders: [null, null],
        objectives:
            scenario.id === '001'
                ? [
                      { side: 'top', hexes: ['A3'], need: 1, banners: 1, held: false },
                      { side: 'top', hexes: ['A10'], need: 1, banners: 1, held: true },
                  ]
                : [],
        fight: null,
        harm: null,
    };
    return {
        type: 'state',
        table: 'mock',
        game: 'ccn',
        scenario: scenario.id,
        seat: 'top',
        at: 1,
        view,
        prompt: { key: 'ask.card-choice', params: { side: side('BR') } },
        awaits: 'top',
        offers: ['attack-center', 'probe-left', 'forward', 'bombard', 'assault-right'].map(
            (card) => `play ${card}`,
        ),
        undo: false,
        names: { top: 'Ann', bottom: '' },
        kinds: { top: 'human', bottom: 'bot:greedy' },
        online: { top: true, bottom: true },
        events: [
            {
                at: 1,
                by: 'chance',
                text: 'draw',
                told: [
                    { key: 'event.hands-dealt', params: { bottom: '5', top: '6' } },
                    { key: 'event.turn-began', params: { side: side('BR') } },
                ],
            },
        ],
        chat: [{ by: 'bottom', name: 'Delaborde', text: 'Bonne chance !' }],
        luck: { bottom: { expected: 7.3, actual: 6 }, top: { expected: 9.1, actual: 11 } },
        story: [],
    };
}

function middle(scenario) {
    const state = base(scenario);
    const { view } = state;
    const move = (from, to, left) => {
        const found = view.units.find((one) => one.at === from);
        if (!found) return;
        found.at = to;
        if (left !== undefined) found.blocks = left;
        for (const general of view.generals) if (general.at === from) general.at = to;
    };
    move('H5', 'F5');
    move('H4', 'H5');
    move('H6', 'G6', 2);
    move('H7', 'F7');
    move('I7', 'G7', 3);
    move('E6', 'E6', 3);
    move('D7', 'D7', 2);
    move('E8', 'E8', 1);
    move('I12', 'G11', 2);
    move('G3', 'F3', 2);
    const squared = view.units.find((one) => one.at === 'D5') ?? view.units[0];
    squared.square = 1;
    view.generals[1].at = 'G8';
    view.step = 'fighting';
    view.turn = {
        ...view.turn,
        card: 'attack-center',
        effect: 'attack-center',
        ordered: [5, 6, 7],
        fought: [7],
    };
    view.hand = ['probe-left', 'forward', 'first-strike', 'bombard', 'scout-left'];
    view.banners = [1, 2];
    view.turns = [4, 5];
    view.deck = 41;
    state.at = 61;
    state.prompt = {
        key: 'ask.fighting',
        params: { side: side('BR'), card: { key: 'card.attack-center' } },
    };
    state.offers = [
        'melee F5 E6',
        'melee F5 E6 with G6',
        'melee F5 E5',
        'fire G6 E6',
        'fire G6 E7',
        'done',
    ];
    squared.at = 'E5';
    state.undo = true;
    state.luck = { bottom: { expected: 7.3, actual: 6 }, top: { expected: 9.1, actual: 11 } };
    state.events.push(
        {
            at: 50,
            by: 'bottom',
            text: 'x',
            told: [
                { key: 'event.turn-began', params: { side: side('FR') } },
                {
                    key: 'event.card-played',
                    params: { side: side('FR'), card: { key: 'card.probe-center' } },
                },
            ],
        },
        {
            at: 52,
            by: 'bottom',
            text: 'x',
            told: [
                {
                    key: 'event.unit-moved',
                    params: { unit: unit('70e ligne', 'LI'), from: 'D5', to: 'E5' },
                },
            ],
        },
        {
            at: 53,
            by: 'bottom',
            text: 'x',
            told: [
                {
                    key: 'event.fire-declared',
                    params: {
                        unit: unit('2e léger', 'LT'),
                        from: 'E6',
                        to: 'G6',
                        dice: many('dice', 3),
                        why: [
                            row('+3', 'strength', 'ccn.ranged.power.infantry'),
                            row('+1', 'troops', 'ccn.unit.fr.LT'),
                            row('-1', 'terrain-hinders', 'ccn.terrain.hill.from-inf'),
                        ],
                    },
                },
            ],
        },
        {
            at: 54,
            by: 'chance',
            text: 'dice',
            told: [
                {
                    key: 'event.dice-rolled',
                    params: {
                        unit: unit('2e léger', 'LT'),
                        from: 'E6',
                        to: 'G6',
                        dice: dice('AIF'),
                        hits: many('hits', 1),
                        flags: many('flags', 1),
                    },
                },
                {
                    key: 'event.blocks-lost',
                    params: {
                        unit: unit('Royal Artillery', 'FA'),
                        at: 'G6',
                        blocks: many('blocks', 1),
                        left: many('left', 2),
                    },
                },
            ],
        },
        {
            at: 56,
            by: 'top',
            text: 'x',
            told: [
                { key: 'event.turn-began', params: { side: side('BR') } },
                {
                    key: 'event.card-played',
                    params: { side: side('BR'), card: { key: 'card.attack-center' } },
                },
            ],
        },
        {
            at: 57,
            by: 'top',
            text: 'x',
            told: [
                { key: 'event.unit-ordered', params: { unit: unit('Hill', 'LI'), at: 'F5' } },
                {
                    key: 'event.unit-ordered',
                    params: { unit: unit('Royal Artillery', 'FA'), at: 'G6' },
                },
            ],
        },
        {
            at: 60,
            by: 'top',
            text: 'x',
            told: [
                {
                    key: 'event.fire-declared',
                    params: {
                        unit: unit('Royal Artillery', 'FA'),
                        from: 'F7',
                        to: 'D7',
                        dice: many('dice', 3),
                        why: [row('+3', 'strength', 'ccn.ranged.power.foot-artillery')],
                    },
                },
            ],
        },
        {
            at: 61,
            by: 'chance',
            text: 'dice',
            told: [
                {
                    key: 'event.dice-rolled',
                    params: {
                        unit: unit('Royal Artillery', 'FA'),
                        from: 'F7',
                        to: 'D7',
                        dice: dice('ISF'),
                        hits: many('hits', 1),
                        flags: many('flags', 1),
                    },
                },
                {
                    key: 'event.blocks-lost',
                    params: {
                        unit: unit('70e ligne', 'LI'),
                        at: 'D7',
                        blocks: many('blocks', 1),
                        left: many('left', 2),
                    },
                },
                {
                    key: 'event.flags-ignored',
                    params: {
                        unit: unit('70e ligne', 'LI'),
                        at: 'D7',
                        ignored: many('flags', 1),
                        taken: many('flags', 0),
                    },
                },
            ],
        },
    );
    return state;
}

function over(scenario) {
    const state = middle(scenario);
    state.view.winner = 'top';
    state.view.banners = [3, 5];
    state.view.step = 'turn-step';
    state.awaits = state.view.awaits = 'nobody';
    state.offers = [];
    state.undo = false;
    state.prompt = null;
    state.events.push({
        at: 61,
        by: 'chance',
        text: 'x',
        told: [{ key: 'event.game-won', params: { side: side('BR') } }],
    });
    state.story = Array.from({ length: 12 }, (_, i) => ({
        at: i * 5,
        blocks: { bottom: 35 - i * 2 - (i > 7 ? 3 : 0), top: 50 - i - (i > 4 ? 4 : 0) },
        banners: { bottom: Math.floor(i / 4), top: Math.floor(i / 2.2) },
    }));
    return state;
}

/** Named positions, or a scenario's number with the start position. */
export function mock_state(name, scenarios) {
    const [kind, id = '001'] = name.split('-');
    const scenario =
        scenarios.find((one) => one.id === (/^\d+$/.test(kind) ? kind : id)) ?? scenarios[0];
    if (kind === 'middle') return middle(scenario);
    if (kind === 'over') return over(scenario);
    if (kind === 'solo') {
        const state = base(scenario);
        return { ...state, seat: 'both', solo: true, kinds: { top: 'human', bottom: 'human' } };
    }
    return base(scenario);
}
