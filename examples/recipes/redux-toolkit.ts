/** A slice of Redux Toolkit: inside, `state` is a draft of immer, and the engine takes it as it is. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Action, createGame, type GameState, isLegal, reduce, type Setup } from 'frantic-engine';
import { castDraft } from 'immer';

interface Room {
  readonly game: GameState | null;
  readonly said: readonly string[];
}

const initialState: Room = { game: null, said: [] };

export const room = createSlice({
  name: 'room',
  initialState,
  reducers: {
    began(state, { payload }: PayloadAction<Setup>) {
      // For the compiler only: lists of a state are readonly, and those of a draft are not.
      state.game = castDraft(createGame(payload));
    },
    acted(state, { payload }: PayloadAction<Action>) {
      if (state.game === null) return;
      if (isLegal(state.game, payload)) state.game = castDraft(reduce(state.game, payload));
      else state.said.push('That is not lawful now.');
    },
  },
});

export const { began, acted } = room.actions;
