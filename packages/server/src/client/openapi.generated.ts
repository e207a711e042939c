// From the OpenAPI document: DICEHALL_TYPES=write npx vitest run packages/server/test/http/openapi.test.ts
export interface paths {
    "/api/v1/codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table of a short code; of a party, the newest table of the evening */
        get: operations["findTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What every legal move of a position is worth, and what the next roll brings */
        get: operations["explorePosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, their seats and options */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a guest */
        post: operations["createGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who you are */
        get: operations["readPerson"];
        put?: never;
        post?: never;
        /** Delete yourself and everything that names you */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        /** Change your name */
        patch: operations["renamePerson"];
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored about you */
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your finished matches */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your tokens */
        get: operations["listTokens"];
        put?: never;
        /** Create a token */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a token */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your unfinished matches */
        get: operations["listTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheet-codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The score sheet of a short code */
        get: operations["findSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Share a score sheet, so that several phones can write on it */
        post: operations["shareSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A score sheet with all its changes */
        get: operations["readSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the next change of a score sheet; refused if another phone wrote first */
        post: operations["changeSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every change of a score sheet as it is written: Server-Sent Events */
        get: operations["followSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/socket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * WebSocket for programs: moves and streams of many tables on one connection
         * @description The messages are described by AsyncAPI at `/api/v1/asyncapi.json`.
         */
        get: operations["openSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lobby: open tables whose host is connected, newest first, at most three of one host */
        get: operations["listTables"];
        put?: never;
        /** Create a table and take its first seat as host */
        post: operations["createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table as you may see it */
        get: operations["readTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: add a bot */
        post: operations["addBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/bots/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Host: remove a bot */
        delete: operations["removeBot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/commitment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commit your client to its seed, before the match */
        post: operations["commitSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/evening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: change what a match of the evening is worth, or its teams */
        post: operations["changeEvening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that happens at a table, as you may know it: Server-Sent Events or NDJSON */
        get: operations["followTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: choose the game and its options again, before the match */
        post: operations["changeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play for you until you take your seat back */
        post: operations["holdSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: make another player the host; at a party the first host gets the role back by asking */
        post: operations["changeHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a move; it is on disk when the response arrives */
        post: operations["playMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: mute or unmute a person */
        post: operations["mutePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/react": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reaction */
        post: operations["react"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/readmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: let a removed player back in; at a party to their seat while the match goes on */
        post: operations["readmitPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match record as you may see it */
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again with the same people at another table
         * @description At a party it is the next match of the evening, under the same code: those who left are not seated, and those who wait are.
         */
        post: operations["openRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: remove a player before the match, at a party also during it; they cannot sit down at this table again */
        post: operations["removePlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resign */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take your seat back from the bot that holds it */
        post: operations["returnToSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reveal your client's seed, when the host has started the match */
        post: operations["revealSeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/say": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a chat line */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: change at least one of the settings of the table */
        post: operations["changeSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat */
        post: operations["sit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/stand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave your seat before the match; at a party also after it, to take no part in the next one */
        post: operations["stand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a bot play for another player who is away, until they take the seat back */
        post: operations["standIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Host: start the match */
        post: operations["startMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the other people to let you take back your last choice; without others it is taken back at once */
        post: operations["askUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree that another player takes back a choice, or refuse it */
        post: operations["answerUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{id}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wait for the next match, while one runs */
        post: operations["wait"];
        /** Wait no longer for the next match */
        delete: operations["stopWaiting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddBot: {
            seat?: components["schemas"]["Seat"];
            strength: components["schemas"]["Strength"];
            /** @description By default that of a bot whose name nobody at the table has */
            temper?: components["schemas"]["Temper"];
        };
        AppendSheet: {
            change: components["schemas"]["SheetChange"];
            /** @description Your own name of the change: sent again, it is made once */
            key: string;
            /** @description The number of the last line that you saw */
            seq: number;
        };
        BecomeGuest: {
            name: components["schemas"]["Name"];
        };
        ChangeEvening: {
            points?: components["schemas"]["EveningPoints"];
            teams?: {
                name: components["schemas"]["Name"];
                people: components["schemas"]["PersonId"][];
            }[] | null;
        };
        ChangeGame: {
            game: string;
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
            /** @description Where there are more people than seats: whether those who have played most wait for the next match. Otherwise that is refused */
            rotate?: boolean;
        };
        /** @description SHA-256 of your client seed, in hex. Keep the seed to yourself until the match starts */
        ClientCommitment: string;
        /** @description Your client seed: 32 random bytes, in hex */
        ClientSeed: string;
        /** @description How long a player has for each decision. A hidden event never restarts it */
        Clock: {
            /** @constant */
            kind: "none";
        } | {
            /** @constant */
            kind: "seconds";
            seconds: number;
        } | {
            days: number;
            /** @constant */
            kind: "days";
        };
        Commitment: {
            commitment: components["schemas"]["ClientCommitment"];
        };
        CreateGuest: {
            name: components["schemas"]["Name"];
            /**
             * @description Whether to answer with a bearer token instead of a cookie, so that one page can act for several people
             * @default false
             */
            token: boolean;
        };
        CreateTable: {
            /** @default true */
            chat: boolean;
            /** @description By default 90 seconds, 180 where all choose at once, and none at a table with one seat and at a party. The default follows the game and the seats */
            clock?: components["schemas"]["Clock"];
            /**
             * @description Whether players may use the coach of their client; not in games with hidden choices
             * @default false
             */
            coach: boolean;
            commitment?: components["schemas"]["ClientCommitment"];
            game: string;
            /** @description By default `next` where the table grows, else `closed` */
            late?: components["schemas"]["Late"];
            /**
             * @description Whether the table is in the lobby; if not, people need its link or code
             * @default false
             */
            listed: boolean;
            mark?: components["schemas"]["Mark"];
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
            /**
             * @description Whether this is the first table of an evening: matches of the same people under one code, with standings over all of them. The table grows
             * @default false
             */
            party: boolean;
            /** @description Without it, the table grows: each person who sits down brings a seat */
            seats?: number;
            /**
             * @description Whether you take the first seat. At a party you may leave it: the first person who sits down is the host
             * @default true
             */
            sit: boolean;
            /**
             * @description Whether people without a seat may write in the chat
             * @default false
             */
            spectatorChat: boolean;
            /**
             * @description Whether people without a seat may watch
             * @default true
             */
            watch: boolean;
        };
        CreateToken: {
            label: components["schemas"]["Name"];
        };
        DiceProof: {
            /** @description Each seat's commitment to its client seed; null where no client contributes, as for bots */
            clientCommitments: (string | null)[];
            /** @description The revealed client seed of each seat. It is final when the match starts */
            clientSeeds: (string | null)[];
            /** @description The server's commitment to its seed, in hex */
            commitment: string;
            /** @description While client seeds are being revealed: when the match starts without the missing ones */
            revealBy: components["schemas"]["Time"] | null;
            /** @description The server seed in hex, once the match is over */
            serverSeed: string | null;
        };
        Evening: {
            id: string;
            /** @description The number of this match: 1, 2, 3, … */
            match: number;
            points: components["schemas"]["EveningPoints"];
            /** @description Everybody who has played, by points, then by wins. It counts this match once it is over */
            standings: components["schemas"]["Standing"][];
            /** @description Teams and the points of their people, in the order of the host */
            teams: {
                name: components["schemas"]["Name"];
                people: components["schemas"]["PersonId"][];
                points: number;
            }[] | null;
        };
        /** @description What a match is worth: `wins` gives one point for a win, `places` as many as there are seats from your place down, and a list gives points by place */
        EveningPoints: ("wins" | "places") | number[];
        ExploredPosition: {
            game: string;
            /** @description The source of the values: exact or equilibrium (of the match), round (the solved rounds of Three Dice), or for Hidden Pairs match, turn and sampled, approximations */
            how: string;
            /** @description How many other moves are worth less than these */
            more: number;
            /** @description The legal moves, the best first */
            readonly moves: {
                /** @description How much less than the best move it is worth */
                loss: number;
                /** @description 0 for values that are not estimated */
                margin: number;
                move: components["schemas"]["Move"];
                roll: {
                    /** @description The chance that the turn ends with nothing */
                    bust: number;
                    dice: number;
                    /** @description Everything that the roll can bring, the best first; rolls of the same value together */
                    readonly outcomes: {
                        busts: boolean;
                        chance: number;
                        readonly dice: number[];
                        value: number | null;
                    }[];
                    seat: components["schemas"]["Seat"];
                } | null;
                /** @description How often the mixture of an equilibrium plays it, 0 to 1 */
                share?: number;
                value: number;
            }[];
            position: string;
            /** @description The roll that the position waits for */
            roll: {
                /** @description The chance that the turn ends with nothing */
                bust: number;
                dice: number;
                /** @description Everything that the roll can bring, the best first; rolls of the same value together */
                readonly outcomes: {
                    busts: boolean;
                    chance: number;
                    readonly dice: number[];
                    value: number | null;
                }[];
                seat: components["schemas"]["Seat"];
            } | null;
            /** @description The seat that chooses; null where none does */
            seat: components["schemas"]["Seat"] | null;
            /** @description Whether moves that are equally good for the seat are not for others, so that other values are as right */
            severalBest: boolean;
            /** @description win: shares of the win; sips: the mean of the others less the own ones, at the end of the match */
            unit: string;
            /** @description The value for each seat; null where it would tell what is hidden */
            values: number[] | null;
        };
        /** @description An event of the game: `kind` and fields, as the documentation of the game has them */
        GameEvent: {
            kind: string;
        } & {
            [key: string]: unknown;
        };
        /** GreedMove */
        GreedMove: {
            /** @constant */
            type: "roll";
        } | {
            /** @constant */
            type: "stop";
        };
        /** GreedView */
        GreedView: {
            dice: number;
            finalBy: number | null;
            /** @enum {string} */
            game: "greed";
            inGame: boolean[];
            last: (1 | 2 | 3 | 4 | 5 | 6)[];
            opening: number;
            options: {
                fullHouse: number;
                /** @enum {string} */
                more: "add" | "double" | "fixed" | "thousand" | "none";
                opening: number;
                straight: number;
                target: number;
                threeOnes: number;
            };
            /** @enum {string} */
            phase: "start" | "throw" | "choose" | "opening" | "final-round" | "over";
            scores: number[];
            seat: number;
            step: {
                dice: number;
                /** @enum {string} */
                kind: "throw";
                seat: number;
            } | {
                /** @enum {string} */
                kind: "choose";
                seats: number[];
            } | {
                /** @enum {string} */
                kind: "over";
                places: number[];
            };
            stopBanks: number;
            target: number;
            turnPoints: number;
        };
        /** HiddenPairsMove */
        HiddenPairsMove: {
            die: number;
            /** @constant */
            type: "re-roll";
        } | {
            diceBlock?: {
                /** @enum {integer} */
                round: 1 | 2 | 3;
                seat: number;
            };
            hinderance?: {
                /** @enum {integer} */
                round: 1 | 2 | 3;
                seat: number;
            };
            luckyDice?: {
                /** @enum {integer} */
                round: 1 | 2 | 3;
            };
            pairs: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
            /** @constant */
            type: "commit";
        };
        /** HiddenPairsView */
        HiddenPairsView: {
            committed: boolean[];
            /** @enum {string} */
            game: "hidden-pairs";
            hand: {
                commit: {
                    diceBlock?: {
                        /** @enum {integer} */
                        round: 1 | 2 | 3;
                        seat: number;
                    };
                    hinderance?: {
                        /** @enum {integer} */
                        round: 1 | 2 | 3;
                        seat: number;
                    };
                    luckyDice?: {
                        /** @enum {integer} */
                        round: 1 | 2 | 3;
                    };
                    pairs: [
                        [
                            number,
                            number
                        ],
                        [
                            number,
                            number
                        ],
                        [
                            number,
                            number
                        ]
                    ];
                    /** @enum {string} */
                    type: "commit";
                } | null;
                dice: (1 | 2 | 3 | 4 | 5 | 6)[];
                pending: number | null;
                reRolls: number;
            } | null;
            options: {
                /** @enum {string} */
                luckyDice: "one" | "all";
                turns: number;
            };
            /** @enum {string} */
            phase: "throwing" | "choosing" | "tie-break" | "draw" | "over" | "committed";
            round: (1 | 2 | 3) | null;
            scores: number[];
            shown: {
                attacks: {
                    amount: number;
                    by: number;
                    /** @enum {string} */
                    kind: "hinderance" | "dice-block";
                    negated: boolean;
                    on: number;
                }[];
                lucky: number[];
                pairs: (1 | 2 | 3 | 4 | 5 | 6)[][];
                /** @enum {integer} */
                round: 1 | 2 | 3;
                turn: number;
                values: number[];
                winner: number | null;
            }[];
            shownReRolls: number[];
            step: {
                dice: number;
                /** @enum {string} */
                kind: "throw";
                seat: number;
            } | {
                /** @enum {string} */
                kind: "choose";
                seats: number[];
            } | {
                /** @enum {string} */
                kind: "over";
                places: number[];
            };
            throwOff: {
                seats: number[];
                thrown: (1 | 2 | 3 | 4 | 5 | 6)[][];
            } | null;
            turn: number;
        };
        HistoryItem: {
            ended: components["schemas"]["Time"];
            game: string;
            names: string[];
            /** @description Null for a table that closed before its match started */
            place: number | null;
            score: number | null;
            seat: number;
            table: components["schemas"]["TableId"];
        };
        /** @description 1 to 64 printable ASCII characters without spaces and colons */
        IdempotencyKey: string;
        /**
         * @description People who come while a match runs: `next` lets them wait for the next match, `bot-seat` also lets them take over the seat of a bot, `closed` refuses them
         * @enum {string}
         */
        Late: "next" | "bot-seat" | "closed";
        LobbyItem: {
            clock: components["schemas"]["Clock"];
            /** @default false */
            coach: boolean;
            code: string;
            created: components["schemas"]["Time"];
            game: string;
            /** @default false */
            grows: boolean;
            id: components["schemas"]["TableId"];
            names: string[];
            options: {
                [key: string]: number | boolean | string;
            };
            /** @description The number of seats; the most of the game where the table grows */
            seats: number;
        };
        /** @description The mark that is shown beside the name of a person; clients choose one where it is absent */
        Mark: {
            /** @enum {string} */
            colour: "yellow" | "blue" | "coral" | "green" | "violet" | "orange" | "pink" | "grey";
            /** @enum {string} */
            shape: "star" | "diamond" | "clover" | "square" | "triangle" | "cross" | "hourglass" | "drop" | "disc" | "bolt" | "heart" | "hexagon" | "flag" | "moon" | "crown" | "ring";
        };
        Match: {
            /** @description When the clock of the seats to move runs out */
            deadline: components["schemas"]["Time"] | null;
            /** @description How it ended: played out, or because all others resigned */
            ended: ("played" | "resigned") | null;
            /** @description Your legal moves; null where there are too many to list (Hidden Pairs) */
            moves: components["schemas"]["Move"][] | null;
            /** @description Since when the match is paused because none of its people acts any more: no clock runs and no bot plays until one of them returns */
            paused: components["schemas"]["Time"] | null;
            /** @description The place of each seat when the match is over */
            places: number[] | null;
            view: components["schemas"]["View"];
            /** @description For each seat, since when the match has waited for its decision */
            waiting: (components["schemas"]["Time"] | null)[];
            yourTurn: boolean;
        };
        /** @description A move, as in the match record */
        Move: components["schemas"]["GreedMove"] | components["schemas"]["TenThousandMove"] | components["schemas"]["ThreesMove"] | components["schemas"]["ThreeDiceMove"] | components["schemas"]["HiddenPairsMove"];
        MoveBody: {
            move: components["schemas"]["Move"];
            /** @description The number of the last event that you saw */
            seq: number;
        };
        MovePlayed: {
            /** @description The request was done before: nothing was played again */
            repeated: boolean;
            /** @description The number of your move's event */
            seq: number;
            snapshot: components["schemas"]["Snapshot"];
        };
        Mute: {
            muted: boolean;
            person: components["schemas"]["PersonId"];
        };
        /** @description 1 to 40 characters */
        Name: string;
        NewGuest: {
            id: components["schemas"]["PersonId"];
            /** @constant */
            kind: "guest";
            name: string;
            since: components["schemas"]["Time"];
            /** @description Send it as `Authorization: Bearer …` */
            token?: string;
        };
        NewSheet: {
            /** @description What was entered before */
            changes: components["schemas"]["SheetChange"][];
            setup: components["schemas"]["SheetSetup"];
        };
        NewToken: {
            id: string;
            label: string;
            lastUsed: components["schemas"]["Time"] | null;
            /** @description Shown only once. Send it as `Authorization: Bearer …` */
            secret: string;
            since: components["schemas"]["Time"];
        };
        Person: {
            id: components["schemas"]["PersonId"];
            /** @constant */
            kind: "guest";
            name: string;
            since: components["schemas"]["Time"];
        };
        PersonExport: {
            history: components["schemas"]["HistoryItem"][];
            person: components["schemas"]["Person"];
            records: {
                /** @description Null for a table without a seat of yours */
                record: components["schemas"]["SeenRecord"] | null;
                /** @description Your chat lines */
                said: components["schemas"]["Said"][];
                table: components["schemas"]["TableId"];
            }[];
            tokens: components["schemas"]["Token"][];
            turns: components["schemas"]["Turn"][];
        };
        /** @description The id of a person */
        PersonId: string;
        PersonRef: {
            person: components["schemas"]["PersonId"];
        };
        Presence: {
            /** @description The seats of all other people, and when they were last seen */
            away: {
                seat: components["schemas"]["Seat"];
                since: components["schemas"]["Time"];
            }[];
            /** @description The seats of bots, and of people who are connected or were within four seconds */
            here: components["schemas"]["Seat"][];
            watchers: number;
        };
        Problem: {
            /** @enum {string} */
            code: "bad-request" | "not-json" | "not-http" | "no-host" | "several-hosts" | "authentication-required" | "bad-token" | "cross-site" | "not-your-seat" | "not-the-host" | "no-watching" | "chat-off" | "you-are-muted" | "seat-to-chat" | "removed-from-table" | "locked" | "late-closed" | "no-such-page" | "no-such-table" | "no-such-code" | "no-such-sheet" | "no-such-token" | "no-such-person" | "too-slow" | "stale" | "sheet-changed" | "match-running" | "match-not-started" | "match-over" | "match-not-over" | "seat-taken" | "already-seated" | "commitment-taken" | "name-taken" | "table-full" | "seats-missing" | "players-missing" | "too-many-people" | "not-waiting" | "no-evening" | "seat-held" | "seat-not-held" | "seat-resigned" | "not-revealing" | "already-revealed" | "log-full" | "not-away" | "cannot-undo" | "undo-asked" | "no-undo-asked" | "too-many-undos" | "too-many-mutes" | "too-many-open-seats" | "too-many-tables" | "too-many-tokens" | "too-large" | "json-only" | "unmet-expectation" | "wrong-host" | "bad-position" | "bad-setup" | "bad-sheet" | "illegal-move" | "name-invisible" | "name-mixed" | "name-reserved" | "no-coach" | "no-values" | "no-such-seat" | "key-reused" | "wrong-seed" | "upgrade-required" | "too-many-requests" | "too-many-streams" | "head-too-large" | "server-error" | "try-again" | "disk-full";
            /** @description One sentence in the language of Accept-Language */
            detail: string;
            /** @description The rule that refuses a move or a setup, and the place in it */
            refusal?: {
                code: string;
                path: string | null;
            };
            /** @description With `stale`: the newer state */
            snapshot?: components["schemas"]["Snapshot"];
            status: number;
            title: string;
            type: string;
        };
        React: {
            reaction: components["schemas"]["Reaction"];
        };
        /** @enum {string} */
        Reaction: "clap" | "laugh" | "wow" | "ouch" | "luck" | "thanks" | "hurry" | "bye";
        Rematch: {
            /** @description Host: another game, or the same with other options */
            game?: string;
            options?: {
                [key: string]: unknown;
            };
            /** @description Where there are more people than seats: whether those who have played most wait for the next match. Otherwise that is refused */
            rotate?: boolean;
        };
        Reveal: {
            seed: components["schemas"]["ClientSeed"];
        };
        Said: {
            at: components["schemas"]["Time"];
            name: string;
            person: components["schemas"]["PersonId"];
            text: string;
        };
        Say: {
            text: string;
        };
        /** @description A seat: 0-based, in seating order */
        Seat: number;
        SeatState: {
            /** @description When a person who is away was last seen */
            awaySince: components["schemas"]["Time"] | null;
            /** @description Whether a bot plays for this person until they take the seat back */
            held: boolean;
            /** @description Whether the person in this seat is connected, or was within four seconds; true for bots */
            here: boolean;
            /** @enum {string} */
            kind: "empty" | "person" | "bot";
            /** @description Whether this person will not be seated at the next match */
            left?: boolean;
            mark?: components["schemas"]["Mark"];
            name: string | null;
            person: components["schemas"]["PersonId"] | null;
            resigned: boolean;
            seat: components["schemas"]["Seat"];
            strength: components["schemas"]["Strength"] | null;
            /** @description How a bot decides in a close call */
            temper: components["schemas"]["Temper"] | null;
        };
        /** @description An entry of the log, or only that a seat did something unseen */
        SeenEntry: {
            move: components["schemas"]["Move"];
            seat: components["schemas"]["Seat"];
        } | {
            dice: number[];
            seat: components["schemas"]["Seat"];
        } | {
            seat: components["schemas"]["Seat"];
            /** @enum {unknown} */
            unseen: "dice" | "move";
        };
        SeenRecord: {
            over: boolean;
            /** @description The match record; before the end an entry may say only that a seat did something unseen */
            record: unknown;
        };
        Settings: {
            chat?: boolean;
            /** @description Before the match */
            clock?: components["schemas"]["Clock"];
            /**
             * @description Before the match: drops the empty seats, and from now on the table grows
             * @constant
             */
            grows?: true;
            late?: components["schemas"]["Late"];
            listed?: boolean;
            locked?: boolean;
            spectatorChat?: boolean;
            watch?: boolean;
        };
        SharedSheet: {
            code: components["schemas"]["SheetCode"];
            id: components["schemas"]["SheetId"];
            lines: components["schemas"]["SheetLine"][];
            setup: components["schemas"]["SheetSetup"];
        };
        /** @description One change of a score sheet, with the fields of its type */
        SheetChange: {
            name?: components["schemas"]["Name"];
            /** @enum {string} */
            type: "enter" | "edit" | "remove" | "adjust" | "next" | "join" | "order" | "rename" | "rules" | "end" | "undo" | "redo";
        } & {
            [key: string]: unknown;
        };
        /** @description The short code of a score sheet: six letters and digits */
        SheetCode: string;
        /** @description The id of a score sheet. It gives access to the sheet */
        SheetId: components["schemas"]["TableId"];
        SheetLine: {
            change: components["schemas"]["SheetChange"];
            key: string;
            /** @description 1, 2, 3 … on this sheet */
            seq: number;
        };
        SheetMessage: {
            data: components["schemas"]["SheetLine"];
            /** @constant */
            event: "line";
        } | {
            data: {
                seq: number;
            };
            /** @constant */
            event: "beat";
        };
        /** @description The game, house rules and players of a score sheet */
        SheetSetup: {
            /** @description Whether totals may go below zero */
            belowZero: boolean;
            game: string;
            names: components["schemas"]["Name"][];
            options: {
                [key: string]: number | boolean | string;
            };
        };
        Sit: {
            commitment?: components["schemas"]["ClientCommitment"];
            mark?: components["schemas"]["Mark"];
            /** @description The first free seat by default */
            seat?: components["schemas"]["Seat"];
        };
        Snapshot: {
            /** @description The viewer's own number of the last event they may know of */
            seq: number;
            table: components["schemas"]["TableState"];
            you: components["schemas"]["You"];
        };
        StandIn: {
            seat: components["schemas"]["Seat"];
        };
        Standing: {
            mark?: components["schemas"]["Mark"];
            matches: number;
            name: string;
            person: components["schemas"]["PersonId"];
            points: number;
            wins: number;
        };
        StreamMessage: {
            data: components["schemas"]["Snapshot"];
            /** @constant */
            event: "snapshot";
        } | {
            data: components["schemas"]["TableUpdate"];
            /** @constant */
            event: "table";
        } | {
            data: components["schemas"]["Presence"];
            /** @constant */
            event: "presence";
        } | {
            data: {
                at: components["schemas"]["Time"];
            };
            /** @constant */
            event: "beat";
        } | {
            data: {
                /** @enum {string} */
                reason: "stopping" | "too-slow" | "gone";
            };
            /** @constant */
            event: "bye";
        };
        /** @enum {string} */
        Strength: "novice" | "steady" | "expert";
        TableEvent: {
            /** @constant */
            kind: "opened";
            person: components["schemas"]["PersonId"];
        } | {
            /** @constant */
            kind: "sat";
            name: string;
            person: components["schemas"]["PersonId"];
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "stood";
            person: components["schemas"]["PersonId"];
            removed: boolean;
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "committed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "bot-added";
            name: string;
            seat: components["schemas"]["Seat"];
            strength: components["schemas"]["Strength"];
            temper: components["schemas"]["Temper"];
        } | {
            /** @constant */
            kind: "bot-removed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "host";
            person: components["schemas"]["PersonId"] | null;
        } | {
            /** @constant */
            kind: "settings";
        } | {
            game: string;
            /**
             * @description The host chose the game or its options again
             * @constant
             */
            kind: "game";
        } | {
            /** @constant */
            kind: "evening";
        } | {
            /** @constant */
            kind: "waiting";
            name: string;
            person: components["schemas"]["PersonId"];
        } | {
            /** @constant */
            kind: "waiting-ended";
            person: components["schemas"]["PersonId"];
        } | {
            /** @constant */
            kind: "muted";
            muted: boolean;
            person: components["schemas"]["PersonId"];
        } | {
            /** @constant */
            kind: "revealing";
        } | {
            /** @constant */
            kind: "revealed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "started";
            steps: {
                entry: components["schemas"]["SeenEntry"];
                events: components["schemas"]["GameEvent"][];
                /** @description The game's view after the step. The last step has none: its view is in `changes` */
                view?: components["schemas"]["View"];
            }[];
        } | {
            /** @enum {string} */
            by: "person" | "bot" | "clock";
            /** @constant */
            kind: "played";
            seat: components["schemas"]["Seat"];
            steps: {
                entry: components["schemas"]["SeenEntry"];
                events: components["schemas"]["GameEvent"][];
                /** @description The game's view after the step. The last step has none: its view is in `changes` */
                view?: components["schemas"]["View"];
            }[];
        } | {
            /** @description The seat of another player who asked for it */
            by: components["schemas"]["Seat"] | null;
            /** @constant */
            kind: "held";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "returned";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "resigned";
            /** @description Whether the host removed the player */
            removed?: boolean;
            seat: components["schemas"]["Seat"];
        } | {
            /**
             * @description The host let a removed person back in
             * @constant
             */
            kind: "readmitted";
            person: components["schemas"]["PersonId"];
        } | {
            /** @constant */
            kind: "paused";
        } | {
            /** @constant */
            kind: "resumed";
            seat: components["schemas"]["Seat"];
        } | {
            by: components["schemas"]["Seat"];
            /**
             * @description Where players have days for a move
             * @constant
             */
            kind: "stand-in-agreed";
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "undo-asked";
            seat: components["schemas"]["Seat"];
        } | {
            agrees: boolean;
            /** @constant */
            kind: "undo-answered";
            seat: components["schemas"]["Seat"];
        } | {
            /** @description The seat that agreed last; null where nobody had to */
            by: components["schemas"]["Seat"] | null;
            /** @constant */
            kind: "undone";
            /** @description Whose last choice was taken back: drop its step */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            kind: "said";
            name: string;
            person: components["schemas"]["PersonId"];
            text: string;
        } | {
            /** @constant */
            kind: "reacted";
            name: string;
            person: components["schemas"]["PersonId"];
            reaction: components["schemas"]["Reaction"];
        } | {
            /** @constant */
            kind: "rematch";
            table: components["schemas"]["TableId"];
        };
        /** @description The id of a table */
        TableId: string;
        TableState: {
            chat: boolean;
            clock: components["schemas"]["Clock"];
            /** @description Whether players may use the coach of their client */
            coach: boolean;
            code: string;
            created: components["schemas"]["Time"];
            dice: components["schemas"]["DiceProof"];
            /** @description At a party: the evening so far */
            evening: components["schemas"]["Evening"] | null;
            game: string;
            /** @description Whether each person who sits down before the match brings a seat, up to the most of the game */
            grows: boolean;
            host: components["schemas"]["PersonId"] | null;
            id: components["schemas"]["TableId"];
            late: components["schemas"]["Late"];
            listed: boolean;
            /** @description Whether only people who were in may sit down or wait */
            locked: boolean;
            match: components["schemas"]["Match"] | null;
            /** @description People whom the host muted */
            muted: components["schemas"]["PersonId"][];
            options: {
                [key: string]: number | boolean | string;
            };
            rematch: components["schemas"]["TableId"] | null;
            /** @description The last 50 chat lines */
            said: components["schemas"]["Said"][];
            seats: components["schemas"]["SeatState"][];
            spectatorChat: boolean;
            /** @description Where players have days for a move: for whom some want a bot to play, and the seats that have not agreed yet */
            standIn: {
                seat: components["schemas"]["Seat"];
                waiting: components["schemas"]["Seat"][];
            } | null;
            /** @enum {string} */
            status: "open" | "playing" | "over";
            /** @description Who asks to take back their last choice, and the seats that have not answered yet; none once one refused */
            undo: {
                seat: components["schemas"]["Seat"];
                waiting: components["schemas"]["Seat"][];
            } | null;
            /** @description People who wait to be seated at the next match, in the order they came */
            waiting: components["schemas"]["WaitingPerson"][];
            watch: boolean;
            /** @description The number of people who watch without a seat; screens do not count */
            watchers: number;
        };
        TableUpdate: {
            at: components["schemas"]["Time"];
            /** @description The parts of the table that changed: replace yours with these */
            changes: {
                chat?: boolean;
                clock?: components["schemas"]["Clock"];
                /** @description Whether players may use the coach of their client */
                coach?: boolean;
                code?: string;
                created?: components["schemas"]["Time"];
                dice?: components["schemas"]["DiceProof"];
                /** @description At a party: the evening so far */
                evening?: components["schemas"]["Evening"] | null;
                game?: string;
                /** @description Whether each person who sits down before the match brings a seat, up to the most of the game */
                grows?: boolean;
                host?: components["schemas"]["PersonId"] | null;
                id?: components["schemas"]["TableId"];
                late?: components["schemas"]["Late"];
                listed?: boolean;
                /** @description Whether only people who were in may sit down or wait */
                locked?: boolean;
                match?: components["schemas"]["Match"] | null;
                /** @description People whom the host muted */
                muted?: components["schemas"]["PersonId"][];
                options?: {
                    [key: string]: number | boolean | string;
                };
                rematch?: components["schemas"]["TableId"] | null;
                /** @description The last 50 chat lines */
                said?: components["schemas"]["Said"][];
                seats?: components["schemas"]["SeatState"][];
                spectatorChat?: boolean;
                /** @description Where players have days for a move: for whom some want a bot to play, and the seats that have not agreed yet */
                standIn?: {
                    seat: components["schemas"]["Seat"];
                    waiting: components["schemas"]["Seat"][];
                } | null;
                /** @enum {string} */
                status?: "open" | "playing" | "over";
                /** @description Who asks to take back their last choice, and the seats that have not answered yet; none once one refused */
                undo?: {
                    seat: components["schemas"]["Seat"];
                    waiting: components["schemas"]["Seat"][];
                } | null;
                /** @description People who wait to be seated at the next match, in the order they came */
                waiting?: components["schemas"]["WaitingPerson"][];
                watch?: boolean;
                /** @description The number of people who watch without a seat; screens do not count */
                watchers?: number;
            };
            event: components["schemas"]["TableEvent"];
            /** @description The viewer's own number: 1, 2, 3, … over the events that this viewer may know of */
            seq: number;
        };
        /** @enum {string} */
        Temper: "careful" | "balanced" | "bold";
        /** TenThousandMove */
        TenThousandMove: {
            keep?: number[];
            /** @constant */
            type: "roll";
        } | {
            keep: number[];
            /** @constant */
            type: "bank";
        } | {
            /** @constant */
            type: "take-over";
        };
        /** TenThousandView */
        TenThousandView: {
            busts: number[];
            dice: number;
            finalBy: number | null;
            /** @enum {string} */
            game: "ten-thousand";
            inGame: boolean[];
            last: (1 | 2 | 3 | 4 | 5 | 6)[];
            offer: {
                dice: number;
                points: number;
            } | null;
            options: {
                atLeast: number;
                dice: number;
                /** @enum {string} */
                ending: "first" | "last-turn" | "round";
                exactFinish: boolean;
                five: number;
                fullHouse: number;
                highStraight: number;
                /** @enum {string} */
                hotDice: "may" | "must";
                lowest: number;
                lowStraight: number;
                /** @enum {string} */
                more: "add" | "double" | "fixed" | "thousand" | "faces" | "none";
                nothing: number;
                one: number;
                opening: number;
                rounds: number;
                straight: number;
                takeOver: boolean;
                target: number;
                threeBusts: number;
                threeOnes: number;
                /** @enum {string} */
                threePairs: "any" | "distinct" | "four-and-two";
                threePairsPoints: number;
                twoTriplets: number;
            };
            order: {
                seats: number[];
                thrown: (1 | 2 | 3 | 4 | 5 | 6)[][];
            } | null;
            /** @enum {string} */
            phase: "order" | "start" | "throw" | "choose" | "opening" | "take-over" | "near-target" | "final-round" | "over";
            round: number;
            scores: number[];
            seat: number;
            starter: number;
            step: {
                dice: number;
                /** @enum {string} */
                kind: "throw";
                seat: number;
            } | {
                /** @enum {string} */
                kind: "choose";
                seats: number[];
            } | {
                /** @enum {string} */
                kind: "over";
                places: number[];
            };
            turnPoints: number;
        };
        /** ThreeDiceMove */
        ThreeDiceMove: {
            dice: number[];
            /** @constant */
            type: "roll";
        } | {
            /** @constant */
            type: "stay";
        } | {
            to: number;
            /** @constant */
            type: "give";
        };
        /** ThreeDiceView */
        ThreeDiceView: {
            dice: (1 | 2 | 3 | 4 | 5 | 6)[];
            discouraged: ({
                dice: number[];
                /** @constant */
                type: "roll";
            } | {
                /** @constant */
                type: "stay";
            } | {
                to: number;
                /** @constant */
                type: "give";
            })[];
            finished: (({
                /** @enum {string} */
                kind: "safe";
                /** @enum {string} */
                roll: "stairs" | "super-stairs" | "three-of-a-kind";
            } | {
                /** @enum {string} */
                kind: "points";
                points: number;
            }) | null)[];
            /** @enum {string} */
            game: "three-dice";
            lie: {
                /** @enum {string} */
                kind: "stairs" | "super-stairs" | "shit-stairs" | "three-of-a-kind" | "points";
                points: number;
            } | null;
            limit: number;
            options: {
                /** @enum {string} */
                gentlemen: "off" | "remind" | "enforce";
                payBelow: number;
                rounds: number;
                /** @enum {string} */
                shitStairs: "rolled" | "kept";
                /** @enum {string} */
                tie: "roll-off" | "share" | "last";
                unit: unknown;
            };
            penalty: number;
            /** @enum {string} */
            phase: "starter" | "start" | "throw" | "choose" | "give" | "roll-off" | "nice" | "over";
            rolling: number[];
            rolls: number;
            round: number;
            scores: number[];
            seat: number;
            starter: number;
            step: {
                dice: number;
                /** @enum {string} */
                kind: "throw";
                seat: number;
            } | {
                /** @enum {string} */
                kind: "choose";
                seats: number[];
            } | {
                /** @enum {string} */
                kind: "over";
                places: number[];
            };
            throwOff: {
                seats: number[];
                thrown: (1 | 2 | 3 | 4 | 5 | 6)[][];
            } | null;
            toGive: number;
        };
        /** ThreesMove */
        ThreesMove: {
            keep?: number[];
            /** @constant */
            type: "roll";
        } | {
            /** @constant */
            type: "bank";
        };
        /** ThreesView */
        ThreesView: {
            bankScores: number | null;
            costs: (number | null)[];
            dice: (1 | 2 | 3 | 4 | 5 | 6)[];
            /** @enum {string} */
            game: "threes";
            /** @enum {string} */
            lastDie: "lies" | "rolled";
            locked: boolean[];
            /** @enum {string} */
            moon: "bonus" | "wins" | "none";
            /** @enum {string} */
            phase: "start" | "throw" | "choose" | "re-roll" | "last-round" | "over";
            round: number;
            rounds: number;
            scores: number[];
            /** @enum {string} */
            scoring: "total" | "rounds";
            seat: number;
            step: {
                dice: number;
                /** @enum {string} */
                kind: "throw";
                seat: number;
            } | {
                /** @enum {string} */
                kind: "choose";
                seats: number[];
            } | {
                /** @enum {string} */
                kind: "over";
                places: number[];
            };
        };
        /**
         * Format: date-time
         * @description A time, ISO 8601 in UTC
         */
        Time: string;
        Token: {
            id: string;
            label: string;
            lastUsed: components["schemas"]["Time"] | null;
            since: components["schemas"]["Time"];
        };
        /** @description The id of a token */
        TokenId: string;
        Turn: {
            deadline: components["schemas"]["Time"] | null;
            game: string;
            names: string[];
            seat: number;
            /** @enum {string} */
            status: "open" | "playing";
            table: components["schemas"]["TableId"];
            /** @description Whether it is your turn */
            yours: boolean;
        };
        UndoAnswer: {
            agrees: boolean;
        };
        /** @description The match as the viewer may see it */
        View: components["schemas"]["GreedView"] | components["schemas"]["TenThousandView"] | components["schemas"]["ThreesView"] | components["schemas"]["ThreeDiceView"] | components["schemas"]["HiddenPairsView"];
        Wait: {
            mark?: components["schemas"]["Mark"];
        };
        WaitingPerson: {
            mark?: components["schemas"]["Mark"];
            name: string;
            person: components["schemas"]["PersonId"];
        };
        You: {
            person: components["schemas"]["PersonId"] | null;
            seat: components["schemas"]["Seat"] | null;
        };
    };
    responses: {
        /** @description Bad Request: bad-request, not-json, not-http, no-host, several-hosts */
        Refusal400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "bad-request" | "not-json" | "not-http" | "no-host" | "several-hosts";
                    /** @constant */
                    status: 400;
                };
            };
        };
        /** @description Unauthorized: authentication-required, bad-token */
        Refusal401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "authentication-required" | "bad-token";
                    /** @constant */
                    status: 401;
                };
            };
        };
        /** @description Forbidden: cross-site, not-your-seat, not-the-host, no-watching, chat-off, you-are-muted, seat-to-chat, removed-from-table, locked, late-closed */
        Refusal403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "cross-site" | "not-your-seat" | "not-the-host" | "no-watching" | "chat-off" | "you-are-muted" | "seat-to-chat" | "removed-from-table" | "locked" | "late-closed";
                    /** @constant */
                    status: 403;
                };
            };
        };
        /** @description Not Found: no-such-page, no-such-table, no-such-code, no-such-sheet, no-such-token, no-such-person */
        Refusal404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "no-such-page" | "no-such-table" | "no-such-code" | "no-such-sheet" | "no-such-token" | "no-such-person";
                    /** @constant */
                    status: 404;
                };
            };
        };
        /** @description Request Timeout: too-slow */
        Refusal408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "too-slow";
                    /** @constant */
                    status: 408;
                };
            };
        };
        /** @description Conflict: stale, sheet-changed, match-running, match-not-started, match-over, match-not-over, seat-taken, already-seated, commitment-taken, name-taken, table-full, seats-missing, players-missing, too-many-people, not-waiting, no-evening, seat-held, seat-not-held, seat-resigned, not-revealing, already-revealed, log-full, not-away, cannot-undo, undo-asked, no-undo-asked, too-many-undos, too-many-mutes, too-many-open-seats, too-many-tables, too-many-tokens */
        Refusal409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "stale" | "sheet-changed" | "match-running" | "match-not-started" | "match-over" | "match-not-over" | "seat-taken" | "already-seated" | "commitment-taken" | "name-taken" | "table-full" | "seats-missing" | "players-missing" | "too-many-people" | "not-waiting" | "no-evening" | "seat-held" | "seat-not-held" | "seat-resigned" | "not-revealing" | "already-revealed" | "log-full" | "not-away" | "cannot-undo" | "undo-asked" | "no-undo-asked" | "too-many-undos" | "too-many-mutes" | "too-many-open-seats" | "too-many-tables" | "too-many-tokens";
                    /** @constant */
                    status: 409;
                };
            };
        };
        /** @description Payload Too Large: too-large */
        Refusal413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "too-large";
                    /** @constant */
                    status: 413;
                };
            };
        };
        /** @description Unsupported Media Type: json-only */
        Refusal415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "json-only";
                    /** @constant */
                    status: 415;
                };
            };
        };
        /** @description Expectation Failed: unmet-expectation */
        Refusal417: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "unmet-expectation";
                    /** @constant */
                    status: 417;
                };
            };
        };
        /** @description Misdirected Request: wrong-host */
        Refusal421: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "wrong-host";
                    /** @constant */
                    status: 421;
                };
            };
        };
        /** @description Unprocessable Entity: bad-position, bad-setup, bad-sheet, illegal-move, name-invisible, name-mixed, name-reserved, no-coach, no-values, no-such-seat, key-reused, wrong-seed */
        Refusal422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "bad-position" | "bad-setup" | "bad-sheet" | "illegal-move" | "name-invisible" | "name-mixed" | "name-reserved" | "no-coach" | "no-values" | "no-such-seat" | "key-reused" | "wrong-seed";
                    /** @constant */
                    status: 422;
                };
            };
        };
        /** @description Upgrade Required: upgrade-required */
        Refusal426: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "upgrade-required";
                    /** @constant */
                    status: 426;
                };
            };
        };
        /** @description Too Many Requests: too-many-requests, too-many-streams */
        Refusal429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "too-many-requests" | "too-many-streams";
                    /** @constant */
                    status: 429;
                };
            };
        };
        /** @description Request Header Fields Too Large: head-too-large */
        Refusal431: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "head-too-large";
                    /** @constant */
                    status: 431;
                };
            };
        };
        /** @description Internal Server Error: server-error */
        Refusal500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "server-error";
                    /** @constant */
                    status: 500;
                };
            };
        };
        /** @description Service Unavailable: try-again */
        Refusal503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "try-again";
                    /** @constant */
                    status: 503;
                };
            };
        };
        /** @description Insufficient Storage: disk-full */
        Refusal507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code: "disk-full";
                    /** @constant */
                    status: 507;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table of a short code; of a party, the newest table of the evening */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        table: components["schemas"]["TableId"];
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    explorePosition: {
        parameters: {
            query: {
                /** @description One line, as docs/positions.md defines it */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What every legal move of a position is worth, and what the next roll brings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExploredPosition"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games, their seats and options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: string;
                        /** @enum {string} */
                        id: "greed" | "ten-thousand" | "threes" | "three-dice" | "hidden-pairs";
                        name: string;
                        options: {
                            [key: string]: unknown;
                        };
                        seats: {
                            max: number;
                            min: number;
                        };
                    }[];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    createGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGuest"];
            };
        };
        responses: {
            /** @description Become a guest */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewGuest"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who you are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    deletePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    renamePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BecomeGuest"];
            };
        };
        responses: {
            /** @description Change your name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is stored about you */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonExport"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your finished matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryItem"][];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"][];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateToken"];
            };
        };
        responses: {
            /** @description Create a token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["schemas"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    listTurns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your unfinished matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turn"][];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    findSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score sheet of a short code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sheet: components["schemas"]["SheetId"];
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    shareSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSheet"];
            };
        };
        responses: {
            /** @description Share a score sheet, so that several phones can write on it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSheet"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SheetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A score sheet with all its changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSheet"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SheetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppendSheet"];
            };
        };
        responses: {
            /** @description Write the next change of a score sheet; refused if another phone wrote first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seq: number;
                    };
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    followSheet: {
        parameters: {
            query?: {
                /** @description As Last-Event-ID, for clients that cannot send headers */
                since?: string;
            };
            header?: {
                /** @description The number of the last event that you saw */
                "last-event-id"?: string;
            };
            path: {
                id: components["schemas"]["SheetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of an event is the number of its line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SheetMessage"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    openSocket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            426: components["responses"]["Refusal426"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
            /** @description The connection is a WebSocket now */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lobby: open tables whose host is connected, newest first, at most three of one host */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LobbyItem"][];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTable"];
            };
        };
        responses: {
            /** @description Create a table and take its first seat as host */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readTable: {
        parameters: {
            query?: {
                /** @description A screen for the room: it is nobody, does not count as watching, and sees what the table sees */
                screen?: "1";
            };
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table as you may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    addBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBot"];
            };
        };
        responses: {
            /** @description Host: add a bot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    removeBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
                seat: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Host: remove a bot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    commitSeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commitment"];
            };
        };
        responses: {
            /** @description Commit your client to its seed, before the match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeEvening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEvening"];
            };
        };
        responses: {
            /** @description Host: change what a match of the evening is worth, or its teams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    followTable: {
        parameters: {
            query?: {
                /** @description A screen for the room: it is nobody, does not count as watching, and sees what the table sees */
                screen?: "1";
                /** @description As Last-Event-ID, for clients that cannot send headers */
                since?: string;
            };
            header?: {
                /** @description The number of the last event that you saw */
                "last-event-id"?: string;
            };
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message at a time. The name of a Server-Sent Event is `event`, its data is `data` and its id the number of the event; a line of NDJSON is the whole message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["StreamMessage"];
                    "text/event-stream": components["schemas"]["StreamMessage"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGame"];
            };
        };
        responses: {
            /** @description Host: choose the game and its options again, before the match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    holdSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Let a bot play for you until you take your seat back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Host: make another player the host; at a party the first host gets the role back by asking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    playMove: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: components["schemas"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description Play a move; it is on disk when the response arrives */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovePlayed"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    mutePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mute"];
            };
        };
        responses: {
            /** @description Host: mute or unmute a person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    react: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["React"];
            };
        };
        responses: {
            /** @description Send a reaction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readmitPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Host: let a removed player back in; at a party to their seat while the match goes on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match record as you may see it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeenRecord"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    openRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Play again with the same people at another table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    removePlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonRef"];
            };
        };
        responses: {
            /** @description Host: remove a player before the match, at a party also during it; they cannot sit down at this table again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    returnToSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take your seat back from the bot that holds it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    revealSeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            /** @description Reveal your client's seed, when the host has started the match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Say"];
            };
        };
        responses: {
            /** @description Send a chat line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            /** @description Host: change at least one of the settings of the table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    sit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sit"];
            };
        };
        responses: {
            /** @description Take a seat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    stand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leave your seat before the match; at a party also after it, to take no part in the next one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    standIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandIn"];
            };
        };
        responses: {
            /** @description Let a bot play for another player who is away, until they take the seat back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    startMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Host: start the match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    askUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ask the other people to let you take back your last choice; without others it is taken back at once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    answerUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description Agree that another player takes back a choice, or refuse it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    wait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wait"];
            };
        };
        responses: {
            /** @description Wait for the next match, while one runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            413: components["responses"]["Refusal413"];
            415: components["responses"]["Refusal415"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
    stopWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Wait no longer for the next match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["Refusal400"];
            401: components["responses"]["Refusal401"];
            403: components["responses"]["Refusal403"];
            404: components["responses"]["Refusal404"];
            408: components["responses"]["Refusal408"];
            409: components["responses"]["Refusal409"];
            417: components["responses"]["Refusal417"];
            421: components["responses"]["Refusal421"];
            422: components["responses"]["Refusal422"];
            429: components["responses"]["Refusal429"];
            431: components["responses"]["Refusal431"];
            500: components["responses"]["Refusal500"];
            503: components["responses"]["Refusal503"];
            507: components["responses"]["Refusal507"];
        };
    };
}
