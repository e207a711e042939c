// The tables that tables.mjs writes: the rules of a race and its scoring as a graph of shared maxima.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <vector>

enum Finish { exact, bank, finalRound };

struct Rules {
  int target, opening, takeOver, finish, dice, highest, nodes;
  std::vector<int> first, parent, shift, end;
  std::vector<double> ways, lost, power;
};

inline Rules readRules(const char* path) {
  FILE* file = std::fopen(path, "r");
  if (!file) { std::perror(path); std::exit(1); }
  auto number = [&] { double x; if (std::fscanf(file, "%lf", &x) != 1) std::exit(1); return x; };
  Rules r;
  for (int* one : {&r.target, &r.opening, &r.takeOver, &r.finish, &r.dice, &r.highest, &r.nodes}) *one = (int)number();
  auto ints = [&](std::vector<int>& row, int size) { row.resize(size); for (int& x : row) x = (int)number(); };
  auto reals = [&](std::vector<double>& row, int size) { row.resize(size); for (double& x : row) x = number(); };
  ints(r.first, r.dice + 2);
  ints(r.parent, r.nodes);
  ints(r.shift, r.nodes);
  reals(r.ways, r.nodes);
  ints(r.end, (r.dice + 1) * (r.highest + 1));
  reals(r.lost, (r.dice + 1) * (r.highest + 1));
  std::fclose(file);
  r.power.assign(r.dice + 1, 1);
  for (int d = 1; d <= r.dice; d++) r.power[d] = 6 * r.power[d - 1];
  return r;
}

// In units of 50 points: no last turn is looked at that goes further beyond the target.
const int beyond = 300;

// The chances of a last turn by need and dice, a level finish being worth `tie`.
inline std::vector<double> lastTurn(const Rules& r, int most, double tie) {
  std::vector<double> before((size_t)(most + 1) * r.dice), best(r.nodes);
  for (int need = 0; need <= most; need++)
    for (int count = 1; count <= r.dice; count++) {
      double won = 0;
      for (int node = r.first[count]; node < r.first[count + 1]; node++) {
        int left = r.shift[node] % r.dice, rest = need - r.shift[node] / r.dice;
        double worth = rest < 0 ? 1 : before[rest * r.dice + left];
        if (rest == 0 && worth < tie) worth = tie;
        if (r.parent[node] > 0 && best[r.parent[node]] > worth) worth = best[r.parent[node]];
        best[node] = worth;
        won += r.ways[node] * worth;
      }
      before[need * r.dice + count - 1] = won / r.power[count];
    }
  return before;
}
