// Greed for three, each seat playing for its own share: the turns of a cycle answer one another until they stand still.
// Pure best responses only: a cycle that does not converge after some rounds is counted and left. Usage: three TABLES
#include <algorithm>
#include <ctime>
#include <cmath>
#include "tables.hpp"

static Rules r;
static std::vector<double> values, tied[2];
static double leastLost = 1;
static int width;
struct Pair { double own, next; };
static std::vector<Pair> seconds;

static double last(int score, int best, int holders) { return tied[holders - 1][(size_t)(best - score) * r.dice + r.dice - 1]; }

static Pair stopped(int total, int mark, int score) {
  if (total > mark) { const double next = last(score, total, 1); return {1 - next, next}; }
  const double next = last(score, mark, total == mark ? 2 : 1);
  return {total == mark ? (1 - next) / 2 : 0, next};
}

static Pair second(int score, int mark, int third) {
  Pair& known = seconds[(size_t)(mark - score) * width + (mark - third)];
  if (!std::isnan(known.own)) return known;
  const int D = r.dice;
  int top = mark - score + 1;
  while (score + top < width - 1 && 1 - stopped(score + top, mark, third).own > leastLost) top++;
  std::vector<Pair> kept((size_t)(top + r.highest + 1) * D);
  for (int at = top; at <= top + r.highest; at++) std::fill_n(kept.begin() + at * D, D, stopped(std::min(score + at, width - 1), mark, third));
  const Pair bust = stopped(-1, mark, third);
  Pair start{0, 0};
  for (int at = top - 1; at >= 0; at--) {
    const Pair stop = stopped(score + at, mark, third);
    for (int count = 1; count <= D; count++) {
      const double lost = r.lost[count * (r.highest + 1) + r.highest];
      double own = lost * bust.own, next = lost * bust.next;
      for (int node = r.first[count]; node < r.first[count + 1]; node++) {
        const Pair& from = kept[at * D + r.shift[node]];
        own += r.ways[node] * from.own; next += r.ways[node] * from.next;
      }
      own /= r.power[count]; next /= r.power[count];
      if (at == 0 && count == D) start = {own, next};
      kept[at * D + count - 1] = own > stop.own ? Pair{own, next} : stop;
    }
  }
  return known = start;
}

struct Part { double own, next, lost; };

struct Turn {
  std::vector<Part> kept, stop;
  int own = 0, next = 0, third = 0, known = 0;
  void make() { kept.resize((size_t)width * r.dice); stop.resize(width); }
  void prepare(int a, int b, int c) {
    own = a; next = b; third = c;
    const int T = r.target;
    stop[0] = {-1e9, 0, 0};
    for (int points = 1; points < T - a; points++) {
      const double* found = &values[2 * (((size_t)b * T + c) * T + a + points)];
      stop[points] = a == 0 && points < r.opening ? Part{0, 0, 1} : Part{1 - found[0] - found[1], found[0], 0};
    }
    known = T - a;
  }
  void mark(int points) {
    for (; known < points; known++) {
      if (own == 0 && known < r.opening) { stop[known] = {0, 0, 1}; continue; }
      const Pair shares = second(next, own + known, third);
      stop[known] = {1 - shares.own - shares.next, shares.own, 0};
    }
  }
  Part evaluate(double bust) {
    const int D = r.dice, most = std::max(r.target, r.opening) + beyond;
    int top = r.target - own;
    for (; own + top < most; top++) {
      mark(top + 1);
      if (!(own == 0 && top < r.opening) && 1 - stop[top].own <= leastLost * (1 - bust)) break;
    }
    mark(top + r.highest + 1);
    for (int at = top; at <= top + r.highest; at++) std::fill_n(kept.begin() + at * D, D, stop[at]);
    Part start{0, 0, 0};
    for (int at = top - 1; at >= 0; at--)
      for (int count = 1; count <= D; count++) {
        double a = 0, b = 0, c = r.lost[count * (r.highest + 1) + r.highest];
        for (int node = r.first[count]; node < r.first[count + 1]; node++) {
          const Part& from = kept[at * D + r.shift[node]];
          a += r.ways[node] * from.own; b += r.ways[node] * from.next; c += r.ways[node] * from.lost;
        }
        const Part thrown{a / r.power[count], b / r.power[count], c / r.power[count]};
        if (at == 0 && count == D) start = thrown;
        const Part& s = stop[at];
        kept[at * D + count - 1] = s.own + s.lost * bust >= thrown.own + thrown.lost * bust ? s : thrown;
      }
    return start;
  }
};

int main(int, char** given) {
  const std::clock_t started = std::clock();
  r = readRules(given[1]);
  const int T = r.target;
  values.assign(2 * (size_t)T * T * T, 0);
  width = std::max(T, r.opening) + beyond + r.highest + 1;
  for (int d = 1; d <= r.dice; d++) leastLost = std::min(leastLost, r.lost[d * (r.highest + 1) + r.highest] / r.power[d]);
  tied[0] = lastTurn(r, width, 1.0 / 2); tied[1] = lastTurn(r, width, 1.0 / 3);
  seconds.assign((size_t)width * width, {NAN, NAN});
  Turn turns[3];
  for (Turn& turn : turns) turn.make();
  auto bankable = [&](int score) { return score == 0 || (score >= r.opening && score < T); };
  auto at = [&](int a, int b, int c) { return 2 * (((size_t)a * T + b) * T + c); };
  long unconverged = 0;
  for (int sum = 3 * (T - 1); sum >= 0; sum--)
    for (int a = 0; 3 * a <= sum; a++)
      for (int b = a; b < T; b++) {
        const int c = sum - a - b;
        if (c < a || c >= T || (c == a && b > a) || !bankable(a) || !bankable(b) || !bankable(c)) continue;
        const int scores[3] = {a, b, c};
        for (int seat = 0; seat < 3; seat++) turns[seat].prepare(scores[seat], scores[(seat + 1) % 3], scores[(seat + 2) % 3]);
        double bust[3];
        for (int seat = 0; seat < 3; seat++) {
          const int x = scores[seat], y = scores[(seat + 1) % 3], z = scores[(seat + 2) % 3];
          bust[seat] = 1.0 / 3;
          if (std::max({x, y, z}) + 1 < T) {
            const double* near = &values[at(y + 1, z + 1, x + 1)];
            if (near[0] + near[1] > 0) bust[seat] = 1 - near[0] - near[1];
          }
        }
        double w[3][3];
        int round = 0;
        for (; round < 40; round++) {
          Part p[3];
          double had[3][3];
          for (int seat = 0; seat < 3; seat++) {
            p[seat] = turns[seat].evaluate(bust[seat]);
            had[seat][seat] = p[seat].own; had[seat][(seat + 1) % 3] = p[seat].next;
            had[seat][(seat + 2) % 3] = 1 - p[seat].lost - p[seat].own - p[seat].next;
          }
          for (int k = 0; k < 3; k++) {
            w[0][k] = (had[0][k] + p[0].lost * (had[1][k] + p[1].lost * had[2][k])) / (1 - p[0].lost * p[1].lost * p[2].lost);
            w[2][k] = had[2][k] + p[2].lost * w[0][k];
            w[1][k] = had[1][k] + p[1].lost * w[2][k];
          }
          double moved = 0;
          for (int seat = 0; seat < 3; seat++) {
            const double left = w[(seat + 1) % 3][seat];
            moved = std::max(moved, std::fabs(left - bust[seat]));
            bust[seat] = left;
          }
          if (moved <= 1e-13) break;
        }
        if (round == 40) unconverged++;
        for (int seat = 0; seat < 3; seat++) {
          double* found = &values[at(scores[seat], scores[(seat + 1) % 3], scores[(seat + 2) % 3])];
          found[0] = w[seat][seat]; found[1] = w[seat][(seat + 1) % 3];
        }
      }
  const double took = (double)(std::clock() - started) / CLOCKS_PER_SEC;
  std::printf("%.12f %.12f %.12f %.3f %ld\n", values[0], values[1], 1 - values[0] - values[1], took, unconverged);
}
