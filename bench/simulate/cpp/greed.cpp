// The matches of bench/simulate/greed.mjs in plain C++ as a reference for the machine: two threshold players of Greed,
// outcome tables, and the same generator from the same state, so that the wins must be the same.
// Usage: greed MATCHES STATE*4 STOP_A*5 STOP_B*5 (points, by one to five dice); prints wins of the first, seconds, CPU seconds.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

static uint32_t s[4];
static uint32_t powers[6] = {1, 6, 36, 216, 1296, 7776};
static uint32_t too_many[6];
static uint16_t outcomes[6][7776];
static int stops[2][6];

static inline uint32_t next() {
  uint32_t five = s[1] * 5, word = ((five << 7) | (five >> 25)) * 9, shifted = s[1] << 9;
  s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = (s[3] << 11) | (s[3] >> 21);
  return word;
}

static uint16_t outcome_of(int dice, int index) {
  int seen[7] = {0};
  for (int die = 0; die < dice; die++, index /= 6) seen[index % 6 + 1]++;
  int points = 0, left = 0;
  for (int face = 1; face <= 6; face++) {
    int n = seen[face];
    if (n >= 3) { points += face == 1 ? 1000 : 100 * face; n -= 3; }
    if (face == 1) points += 100 * n; else if (face == 5) points += 50 * n; else left += n;
  }
  return points == 0 ? 0 : points / 50 * 8 + (left == 0 ? 5 : left);
}

static int turn(const int* stop, int least, int behind, bool final_round) {
  int dice = 5, points = 0;
  for (;;) {
    uint64_t product = (uint64_t)next() * powers[dice];
    if ((uint32_t)product < too_many[dice]) continue;
    int outcome = outcomes[dice][product >> 32];
    if (outcome == 0) return 0;
    points += outcome >> 3;
    dice = outcome & 7;
    if (points < least) continue;
    if (final_round ? points > behind || dice < 2 : points >= stop[dice]) return points;
  }
}

int main(int, char** argv) {
  long matches = atol(argv[1]);
  for (int i = 0; i < 4; i++) s[i] = (uint32_t)strtoul(argv[2 + i], nullptr, 10);
  for (int seat = 0; seat < 2; seat++)
    for (int dice = 1; dice <= 5; dice++) stops[seat][dice] = atoi(argv[5 + 5 * seat + dice]) / 50;
  for (int dice = 1; dice <= 5; dice++) {
    too_many[dice] = (uint32_t)((1ull << 32) % powers[dice]);
    for (int index = 0; index < (int)powers[dice]; index++) outcomes[dice][index] = outcome_of(dice, index);
  }
  double wins = 0;
  auto start = std::chrono::steady_clock::now();
  std::clock_t used = std::clock();
  for (long match = 0; match < matches; match++) {
    int scores[2] = {0, 0}, seat = 0;
    for (;; seat = 1 - seat) {
      scores[seat] += turn(stops[seat], scores[seat] > 0 ? 0 : 6, 0, false);
      if (scores[seat] >= 60) break;
    }
    seat = 1 - seat;
    int behind = scores[1 - seat] - scores[seat], opening = scores[seat] > 0 ? 0 : 6;
    scores[seat] += turn(stops[seat], behind > opening ? behind : opening, behind, true);
    wins += scores[0] > scores[1] ? 1 : scores[0] == scores[1] ? 0.5 : 0;
  }
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  printf("%.1f %.6f %.6f\n", wins, spent.count(), (double)(std::clock() - used) / CLOCKS_PER_SEC);
}
