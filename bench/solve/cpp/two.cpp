// A race for two on the same tables as packages/strategy: score pairs by falling sum, the two unknowns of a pair by
// Newton's method with the slope through the last two rounds. Usage: two TABLES
#include <algorithm>
#include <cmath>
#include <cstring>
#include <ctime>
#include "tables.hpp"

static Rules r;
static std::vector<double> values, offers, level;
static std::vector<long> startOf;
static std::vector<int> mostOf;
static double leastLost = 1;

static bool bankable(int score) { return score == 0 || (score >= r.opening && score < r.target); }

struct Turn {
  std::vector<double> rolled, kept, stop, best;
  int own = 0, other = 0, longest = 0;
  void make() {
    longest = r.finish == finalRound ? std::max(r.target, r.opening) + beyond : r.target;
    size_t size = (size_t)(longest + r.highest + 1) * r.dice;
    rolled.assign(size, 0); kept.assign(size, 0); stop.assign(size, 0); best.assign(r.nodes, -1);
  }
  double last(int score, int mark) const { return level[(size_t)(mark - score) * r.dice + r.dice - 1]; }
  void prepare(int a, int b) {
    own = a; other = b;
    const int D = r.dice, T = r.target, room = T - a, offered = mostOf[a * T + b];
    const double* row = offers.data() + startOf[a * T + b];
    std::fill_n(stop.begin(), D, -1.0);
    for (int points = 1; points < room; points++)
      for (int d = 0; d < D; d++)
        stop[points * D + d] = a + points < r.opening ? -1
          : points <= offered ? row[(points - 1) * D + d] : 1 - values[b * T + a + points];
    if (r.finish == finalRound) {
      for (int points = room; points <= longest + r.highest - a; points++)
        std::fill_n(stop.begin() + points * D, D, a + points < r.opening ? -1 : 1 - last(b, a + points));
    } else std::fill(kept.begin() + room * D, kept.end(), 1.0);
  }
  double evaluate(double bust) {
    const int D = r.dice, rooms = r.highest + 1;
    int top = r.target - own;
    if (r.finish == finalRound) {
      int mark = std::max(r.target, r.opening);
      while (mark < std::max(r.target, r.opening) + beyond && last(other, mark) > leastLost * (1 - bust)) mark++;
      top = mark - own;
      std::copy_n(stop.begin() + top * D, rooms * D, kept.begin() + top * D);
      if (own == 0) std::fill(stop.begin() + D, stop.begin() + r.opening * D, bust);
    }
    for (int points = top - 1; points >= 0; points--) {
      double* base = kept.data() + points * D;
      const int left = r.finish == exact ? std::min(top - points, r.highest) : r.highest;
      for (int count = 1; count <= D; count++) {
        const int fits = count * rooms + left, end = r.end[fits];
        double won = 0;
        for (int node = r.first[count]; node < end; node++) {
          const double value = std::max(base[r.shift[node]], best[r.parent[node]]);
          best[node] = value;
          won += r.ways[node] * value;
        }
        const double value = (won + r.lost[fits] * bust) / r.power[count];
        rolled[points * D + count - 1] = value;
        base[count - 1] = std::max(value, stop[points * D + count - 1]);
      }
    }
    return rolled[D - 1];
  }
};

static void fill(int score, int other, double value, const Turn& turn) {
  if (!r.takeOver || other < r.opening) return;
  const int largest = std::min(score, r.target - 1 - other), D = r.dice;
  for (int points = 1; points <= largest; points++) {
    if (!bankable(score - points)) continue;
    double* row = offers.data() + startOf[(score - points) * r.target + other] + (points - 1) * D;
    for (int d = 0; d < D; d++) row[d] = 1 - std::max(turn.rolled[points * D + d], value);
  }
}

int main(int, char** given) {
  const std::clock_t started = std::clock();
  r = readRules(given[1]);
  const int T = r.target;
  values.assign((size_t)T * T, 0); startOf.assign((size_t)T * T, 0); mostOf.assign((size_t)T * T, 0);
  long size = 0;
  for (int a = 0; a < T; a++)
    for (int b = 0; b < T; b++) {
      startOf[a * T + b] = size;
      if (!bankable(a) || !bankable(b) || !r.takeOver || b < r.opening) continue;
      size += (long)(mostOf[a * T + b] = T - 1 - std::max(a, b)) * r.dice;
    }
  offers.assign(size, 0);
  for (int d = 1; d <= r.dice; d++) leastLost = std::min(leastLost, r.lost[d * (r.highest + 1) + r.highest] / r.power[d]);
  if (r.finish == finalRound) level = lastTurn(r, std::max(T, r.opening) + beyond + r.highest, 0.5);
  Turn one, two;
  one.make(); two.make();
  double slope = 0.1;
  for (int sum = 2 * (T - 1); sum >= 0; sum--)
    for (int a = 0; 2 * a <= sum; a++) {
      const int b = sum - a;
      if (b >= T || !bankable(a) || !bankable(b)) continue;
      one.prepare(a, b); two.prepare(b, a);
      double x = 0.5;
      if (b + 1 < T) x = std::clamp(values[(a + 1) * T + b] + values[a * T + b + 1] - values[(a + 1) * T + b + 1], 0.0, 1.0);
      double before = NAN, errorBefore = NAN, y = 0, found = 0;
      for (int round = 0; round < 100; round++) {
        y = two.evaluate(1 - x);
        found = one.evaluate(1 - y);
        const double error = found - x;
        if (std::fabs(error) <= 1e-14) break;
        if (std::fabs(x - before) > 1e-12) {
          const double measured = 1 + (error - errorBefore) / (x - before);
          slope = measured < 0.999 && measured > -1 ? measured : 0;
        }
        before = x; errorBefore = error;
        x = std::clamp(x + error / (1 - slope), 0.0, 1.0);
      }
      values[b * T + a] = y; values[a * T + b] = found;
      fill(a, b, y, two); fill(b, a, found, one);
    }
  const double took = (double)(std::clock() - started) / CLOCKS_PER_SEC;
  std::printf("%.12f %.3f\n", values[0], took);
}
