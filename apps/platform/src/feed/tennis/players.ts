import { type Competitor, competitors } from '../sport/league.ts';

export const atp =
  competitors(`Jannik Sinner 96, Carlos Alcaraz 96, Alexander Zverev 89, Novak Djokovic 91, Taylor Fritz 87, Ben Shelton 86,
  Alex de Minaur 86, Lorenzo Musetti 86, Félix Auger-Aliassime 86, Jack Draper 86, Daniil Medvedev 85, Casper Ruud 85,
  Andrey Rublev 84, Holger Rune 85, Alexander Bublik 84, Jiří Lehečka 83, Karen Khachanov 83, Tommy Paul 84,
  Jakub Menšík 83, Francisco Cerúndolo 82, Alejandro Davidovich Fokina 82, Cameron Norrie 81, Tomáš Macháč 80,
  Frances Tiafoe 81, Ugo Humbert 81, Denis Shapovalov 80, Brandon Nakashima 80, Stefanos Tsitsipas 80,
  Tallon Griekspoor 80, Learner Tien 81, Arthur Rinderknech 79, Valentin Vacherot 80, Luciano Darderi 79, João Fonseca 81,
  Flavio Cobolli 80, Corentin Moutet 78, Grigor Dimitrov 82, Gabriel Diallo 77, Sebastian Korda 79, Matteo Berrettini 79,
  Alex Michelsen 78, Jaume Munar 78, Zizou Bergs 77, Alexei Popyrin 77, Sebastián Báez 77, Nuno Borges 77,
  Miomir Kecmanović 77, Marcos Giron 76, Fábián Marozsán 77, Lorenzo Sonego 77, Camilo Ugo Carabelli 76,
  Giovanni Mpetshi Perricard 77, Márton Fucsovics 76, Reilly Opelka 76, Kamil Majchrzak 76, Ethan Quinn 75,
  Daniel Altmaier 75, Roberto Bautista Agut 76, Hubert Hurkacz 80, Arthur Fils 83, Yannick Hanfmann 74, Quentin Halys 75,
  Mariano Navone 75, Tomás Martín Etcheverry 76, Damir Džumhur 75, Laslo Djere 75, Jan-Lennard Struff 75, Botic van de Zandschulp 76,
  Hamad Međedović 77, Adrian Mannarino 75, Vít Kopřiva 74, Aleksandar Kovačević 74`);
export const wta =
  competitors(`Aryna Sabalenka 95, Iga Świątek 94, Coco Gauff 90, Amanda Anisimova 90, Jessica Pegula 88, Elena Rybakina 91,
  Madison Keys 86, Jasmine Paolini 87, Mirra Andreeva 87, Ekaterina Alexandrova 83, Belinda Bencic 84, Clara Tauson 82,
  Linda Nosková 82, Elina Svitolina 84, Emma Navarro 82, Naomi Osaka 84, Liudmila Samsonova 81, Karolína Muchová 84,
  Diana Shnaider 80, Leylah Fernandez 80, Marta Kostyuk 81, Dayana Yastremska 79, Jeļena Ostapenko 80, Paula Badosa 80,
  Sofia Kenin 79, Victoria Mboko 84, Veronika Kudermetova 79, Maria Sakkari 79, Emma Raducanu 80, Barbora Krejčíková 80,
  Elise Mertens 80, Jaqueline Cristian 78, Ann Li 77, McCartney Kessler 78, Magdalena Fręch 76, Markéta Vondroušová 81,
  Anna Kalinskaya 79, Eva Lys 77, Sorana Cîrstea 78, Tatjana Maria 75, Iva Jović 79, Alexandra Eala 77, Hailey Baptiste 76,
  Wang Xinyu 77, Zheng Qinwen 85, Daria Kasatkina 79, Donna Vekić 77, Beatriz Haddad Maia 79, Marie Bouzková 77,
  Ashlyn Krueger 76, Olga Danilović 77, Anastasia Potapova 76, Ons Jabeur 80, Peyton Stearns 76, Cristina Bucșa 76,
  Jéssica Bouzas Maneiro 76, Loïs Boisson 78, Tereza Valentová 77, Maya Joint 77, Kateřina Siniaková 77, Lulu Sun 74,
  Camila Osorio 75, Suzan Lamens 74, Francesca Jones 74, Anna Bondár 74, Dalma Gálfi 74, Anhelina Kalinina 74,
  Solana Sierra 75, Antonia Ružić 74, Elsa Jacquemot 74, Janice Tjen 76, Renata Zarazúa 73`);
export const challenger =
  competitors(`Dušan Lajović 71, Borna Gojo 67, Nicolás Jarry 72, Kei Nishikori 72, David Goffin 72, Borna Ćorić 74, Stan Wawrinka 71,
  Marin Čilić 76, Richard Gasquet 68, Dominic Stricker 69, Jerome Kym 71, Leandro Riedi 71, Henrique Rocha 70, Jaime Faria 71,
  Thiago Monteiro 69, Thiago Seyboth Wild 70, Facundo Díaz Acosta 70, Juan Manuel Cerúndolo 73, Thiago Agustín Tirante 72,
  Román Andrés Burruchaga 72, Francisco Comesaña 73, Federico Coria 69, Hugo Dellien 70, Cristian Garín 72, Alejandro Tabilo 75,
  Tomás Barrios Vera 71, Emilio Nava 73, Eliot Spizzirri 73, Nishesh Basavareddy 71, Mackenzie McDonald 72, Christopher O'Connell 72,
  James Duckworth 72, Aleksandar Vukic 73, Tristan Schoolkate 72, Adam Walton 73, Rinky Hijikata 72, Jordan Thompson 74,
  Yoshihito Nishioka 71, Yibing Wu 71, Shang Juncheng 73, Bu Yunchaokete 71, Zhang Zhizhen 72, Chun-Hsin Tseng 71,
  Coleman Wong 71, Sumit Nagal 69, Kwon Soon-woo 70, Shintaro Mochizuki 71, Terence Atmane 74, Luca Van Assche 72, Hugo Gaston 72,
  Benjamin Bonzi 73, Grégoire Barrère 69, Harold Mayot 70, Pierre-Hugues Herbert 70, Mattia Bellucci 73, Matteo Arnaldi 75,
  Luca Nardi 73, Francesco Passaro 70, Francesco Maestrelli 71, Dino Prižmić 74, Filip Misolic 73, Sebastian Ofner 72,
  Otto Virtanen 71, Elias Ymer 69, Nicolai Budkov Kjær 71, Jesper de Jong 73, Raphaël Collignon 74, Alexander Blockx 73,
  Gijs Brouwer 68, Dalibor Svrčina 73, Zsombor Piros 71, Nikoloz Basilashvili 71, Lloyd Harris 70, Billy Harris 71,
  Jacob Fearnley 74, Jan Choinski 71, Pablo Carreño Busta 74, Pedro Martínez 73, Roberto Carballés Baena 73, Carlos Taberner 72`);

// The lower circuits have too many players for a list, so their names combine initials with surnames of the country.
const men = `Petrović, Nikolić, Jovanović, Horvat, Kovač, Novák, Dvořák, Svoboda, Nowak, Wiśniewski, Zieliński, Ivanov, Petrov, Smirnov, Kuznetsov,
  Popescu, Ionescu, Georgiev, Dimitrov, Papadopoulos, Rossi, Ferrari, Bianchi, Romano, Moretti, García, Fernández, López,
  Sánchez, Ramírez, Torres, Silva, Pereira, Almeida, Costa, Oliveira, Martin, Bernard, Dubois, Laurent, Moreau, Müller,
  Schmidt, Fischer, Weber, Wagner, de Vries, Jansen, Peeters, Johansson, Andersson, Nielsen, Hansen, Virtanen, Korhonen,
  Smith, Taylor, Wilson, Brown, Walker, Johnson, Miller, Davis, Anderson, Tanaka, Suzuki, Watanabe, Ito, Kim, Lee, Park,
  Chen, Wang, Li, Zhang, Liu, Kumar, Singh, Sharma, Ben Ali`;
const women = `Petrova, Ivanova, Smirnova, Kuznetsova, Popova, Volkova, Sokolova, Morozova, Nikolić, Jovanović, Marković, Horvat, Babić, Nováková,
  Dvořáková, Svobodová, Horáková, Nowak, Kowalska, Wiśniewska, Zielińska, Popescu, Ionescu, Dumitru, Georgieva, Dimitrova,
  Papadopoulou, Rossi, Ferrari, Bianchi, Romano, Ricci, García, Fernández, López, Sánchez, Ruiz, Torres, Silva, Pereira,
  Almeida, Costa, Martin, Bernard, Dubois, Laurent, Lefèvre, Müller, Schmidt, Fischer, Weber, Becker, de Vries, Jansen,
  Peeters, Johansson, Andersson, Nielsen, Hansen, Virtanen, Smith, Taylor, Wilson, Brown, Walker, Johnson, Miller, Davis,
  Anderson, Tanaka, Suzuki, Watanabe, Sato, Kim, Lee, Park, Chen, Wang, Li, Zhang`;

const taken = new Set<string>();

function lowerCircuit(surnames: string, initials: string, top: number, from = 0): readonly Competitor[] {
  return surnames
    .split(',')
    .slice(from)
    .map((text, index) => {
      const surname = text.trim().replaceAll(/\s+/g, ' ');
      const names = initials.split('').map((_, turn) => `${initials[(index + turn) % initials.length]}. ${surname}`);
      const free = names.find((candidate) => !taken.has(candidate)) ?? `${initials}. ${surname}`;
      taken.add(free);
      return { name: free, rating: top - ((index * 13) % 17) };
    });
}

export const itfMen = [...lowerCircuit(men, 'AMDNLFJSTK', 66), ...lowerCircuit(men, 'CBGRZJTDFS', 64)];
export const itfWomen = [...lowerCircuit(women, 'MAEKSLVDJN', 65), ...lowerCircuit(women, 'GIOZTPRNYD', 63)];
export const utrMen = lowerCircuit(men, 'RBGPVCH', 56, 30);
export const utrWomen = lowerCircuit(women, 'BCGIOPRT', 56, 30);
export const wta125 = lowerCircuit(women, 'CTRIPO', 70, 4);
export const itfMenQualifying = lowerCircuit(men, 'EHIOPQUVWY', 60);
export const itfWomenQualifying = lowerCircuit(women, 'FHQUWYZXB', 60);
