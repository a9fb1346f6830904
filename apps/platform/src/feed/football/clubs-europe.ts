import { competitors } from '../sport/league.ts';

export const england = competitors(`Manchester City 93, Arsenal 93, Liverpool 92, Chelsea 87, Newcastle United 85,
  Aston Villa 85, Tottenham Hotspur 84, Manchester United 84, Brighton & Hove Albion 82, Crystal Palace 81,
  Nottingham Forest 80, Bournemouth 80, Brentford 79, Fulham 79, Everton 79, West Ham United 77, Leeds United 76,
  Wolverhampton Wanderers 75, Sunderland 76, Burnley 73`);
export const england2 =
  competitors(`Leicester City 74, Southampton 73, Ipswich Town 74, Middlesbrough 72, Coventry City 73,
  Norwich City 70, West Bromwich Albion 70, Sheffield United 71, Birmingham City 71, Stoke City 69, Bristol City 69,
  Millwall 69, Swansea City 68, Watford 69, Hull City 68, Blackburn Rovers 67, Preston North End 67,
  Queens Park Rangers 67, Derby County 67, Portsmouth 66`);
export const england3 =
  competitors(`Bolton Wanderers 63, Huddersfield Town 63, Cardiff City 64, Luton Town 63, Barnsley 60,
  Wigan Athletic 60, Reading 60, Peterborough United 59, Plymouth Argyle 60, Bradford City 60, Stockport County 62,
  Lincoln City 61, Rotherham United 58, Blackpool 58, Exeter City 57, Doncaster Rovers 58, Wycombe Wanderers 60,
  Northampton Town 57, Leyton Orient 59, Mansfield Town 58`);
export const italy =
  competitors(`Inter 91, Napoli 88, Juventus 87, Milan 87, Atalanta 86, Roma 85, Lazio 82, Bologna 82,
  Fiorentina 80, Como 80, Torino 75, Udinese 75, Genoa 74, Sassuolo 74, Parma 72, Cagliari 72, Hellas Verona 71,
  Lecce 70, Cremonese 70, Pisa 69`);
export const italy2 =
  competitors(`Palermo 70, Venezia 70, Empoli 68, Monza 69, Sampdoria 67, Spezia 67, Bari 66, Modena 66,
  Cesena 65, Catanzaro 65, Frosinone 67, Juve Stabia 63, Reggiana 62, Padova 62, Pescara 61, Avellino 63,
  Südtirol 62, Mantova 61`);
export const spain = competitors(`Real Madrid 93, Barcelona 93, Atlético Madrid 88, Athletic Bilbao 83, Villarreal 84,
  Real Betis 82, Real Sociedad 80, Celta Vigo 79, Valencia 77, Rayo Vallecano 78, Sevilla 77, Osasuna 77, Girona 77,
  Getafe 75, Mallorca 75, Espanyol 76, Alavés 74, Levante 72, Elche 73, Real Oviedo 71`);
export const spain2 = competitors(`Deportivo La Coruña 68, Racing Santander 69, Almería 68, Las Palmas 69, Málaga 66,
  Real Zaragoza 64, Sporting Gijón 66, Valladolid 66, Cádiz 65, Granada 65, Eibar 65, Burgos 64, Albacete 63,
  Castellón 65, Huesca 63, Córdoba 63, Leganés 66, Mirandés 62`);
export const germany = competitors(`Bayern München 94, Bayer Leverkusen 86, Borussia Dortmund 87, RB Leipzig 85,
  Eintracht Frankfurt 83, VfB Stuttgart 83, SC Freiburg 80, Mainz 05 78, Werder Bremen 77, Borussia Mönchengladbach 76,
  VfL Wolfsburg 76, TSG Hoffenheim 78, Union Berlin 76, FC Augsburg 75, 1. FC Köln 75, Hamburger SV 74, FC St. Pauli 73,
  1. FC Heidenheim 72`);
export const germany2 = competitors(`Schalke 04 69, Hertha BSC 69, Hannover 96 69, SC Paderborn 68, SV Elversberg 68,
  1. FC Kaiserslautern 68, Karlsruher SC 66, 1. FC Nürnberg 66, Fortuna Düsseldorf 66, Darmstadt 98 67, VfL Bochum 67,
  Holstein Kiel 66, Preußen Münster 63, Arminia Bielefeld 65, Dynamo Dresden 63, Greuther Fürth 64,
  Eintracht Braunschweig 62, 1. FC Magdeburg 63`);
export const france =
  competitors(`Paris Saint-Germain 94, Marseille 85, Monaco 83, Lille 82, Lyon 82, Nice 80, Strasbourg 81,
  Lens 81, Rennes 79, Toulouse 77, Brest 76, Paris FC 75, Nantes 74, Auxerre 73, Angers 72, Le Havre 72, Lorient 73,
  Metz 70`);
export const france2 =
  competitors(`Saint-Étienne 69, Troyes 66, Le Mans 62, Red Star 63, Montpellier 66, Guingamp 64, Reims 67,
  Pau 62, Dunkerque 63, Rodez 61, Grenoble 61, Amiens 61, Annecy 61, Nancy 60, Boulogne 58, Laval 60, Clermont 61,
  Bastia 60`);
export const serbia =
  competitors(`Crvena zvezda 82, Partizan 74, Vojvodina 68, TSC Bačka Topola 66, Čukarički 64, Novi Pazar 63,
  OFK Beograd 62, Radnički 1923 62, Mladost Lučani 59, Radnik Surdulica 59, Javor Matis 58, Železničar Pančevo 61,
  IMT Beograd 58, Radnički Niš 60, Spartak Subotica 57, Napredak Kruševac 57`);
export const serbia2 = competitors(`Mačva Šabac 54, Zemun 53, Voždovac 54, Grafičar 52, Jedinstvo Ub 51, Dubočica 50,
  Borac Čačak 52, Sloven Ruma 49, Tekstilac Odžaci 50, Loznica 50, Vršac 49, Trajal 48, Smederevo 1924 49, Kabel 50`);
export const bosnia =
  competitors(`Zrinjski Mostar 69, Borac Banja Luka 69, Sarajevo 66, Željezničar 64, Široki Brijeg 61,
  Velež Mostar 60, Posušje 57, Sloga Doboj 56, Radnik Bijeljina 56, Rudar Prijedor 53, Igman Konjic 52,
  Sloboda Tuzla 52`);
export const croatia =
  competitors(`Dinamo Zagreb 79, Hajduk Split 74, Rijeka 74, Osijek 68, Varaždin 65, Slaven Belupo 64,
  Istra 1961 64, Lokomotiva Zagreb 64, Gorica 63, Vukovar 1991 60`);
export const slovenia =
  competitors(`Olimpija Ljubljana 69, Maribor 69, Celje 71, Koper 66, Bravo 62, Mura 60, Radomlje 59,
  Domžale 57, Primorje 57, Aluminij 56`);
export const greece =
  competitors(`Olympiacos 82, PAOK 79, AEK Athens 78, Panathinaikos 78, Aris 71, OFI Crete 66, Asteras Tripolis 66,
  Atromitos 66, Volos 64, Levadiakos 66, Panetolikos 63, AEL Larissa 61, Panserraikos 60, Kifisia 61`);
export const albania =
  competitors(`Egnatia 63, Partizani Tirana 61, Vllaznia 61, Tirana 59, Dinamo City 61, Elbasani 59,
  Teuta 58, Bylis 56, Flamurtari 55, Vora 54`);
export const russia = competitors(`Zenit 81, Krasnodar 80, Spartak Moscow 79, CSKA Moscow 78, Lokomotiv Moscow 77,
  Dynamo Moscow 76, Rubin Kazan 72, Rostov 72, Akhmat Grozny 70, Krylia Sovetov 68, Baltika 71, Akron Togliatti 68,
  Dynamo Makhachkala 66, Pari NN 66, Orenburg 66, Sochi 65`);
export const turkey =
  competitors(`Galatasaray 85, Fenerbahçe 83, Beşiktaş 79, Trabzonspor 78, Başakşehir 75, Samsunspor 75,
  Göztepe 74, Konyaspor 70, Alanyaspor 70, Gaziantep 71, Kasımpaşa 69, Rizespor 70, Antalyaspor 69, Eyüpspor 68,
  Kocaelispor 69, Gençlerbirliği 67, Kayserispor 66, Fatih Karagümrük 66`);
export const portugal =
  competitors(`Sporting CP 86, Benfica 86, Porto 86, Braga 80, Vitória Guimarães 74, Famalicão 73, Moreirense 71,
  Gil Vicente 72, Estoril 70, Rio Ave 69, Santa Clara 70, Casa Pia 69, Arouca 68, Nacional 68, Estrela Amadora 68,
  Alverca 66, Tondela 65, AVS 63`);
export const netherlands =
  competitors(`PSV 84, Feyenoord 82, Ajax 80, AZ Alkmaar 78, Utrecht 76, Twente 76, NEC Nijmegen 73,
  Groningen 72, Heerenveen 71, Sparta Rotterdam 71, Go Ahead Eagles 72, Fortuna Sittard 69, PEC Zwolle 68, Heracles 67,
  Excelsior 67, NAC Breda 67, Volendam 66, Telstar 65`);
export const belgium =
  competitors(`Club Brugge 82, Union Saint-Gilloise 80, Genk 78, Anderlecht 77, Gent 75, Antwerp 74,
  Standard Liège 71, Mechelen 71, Charleroi 71, Westerlo 70, Sint-Truiden 71, OH Leuven 69, Cercle Brugge 69,
  Zulte Waregem 68, Dender 66, La Louvière 66`);
export const austria = competitors(`Red Bull Salzburg 78, Sturm Graz 76, Rapid Wien 75, LASK 73, Austria Wien 73,
  Wolfsberger AC 72, Hartberg 68, WSG Tirol 66, Rheindorf Altach 66, Blau-Weiß Linz 66, GAK 65, SV Ried 66`);
export const scotland =
  competitors(`Celtic 79, Rangers 77, Hearts 75, Hibernian 72, Aberdeen 71, Dundee United 68, Motherwell 69,
  Kilmarnock 66, St Mirren 66, Falkirk 66, Dundee 65, Livingston 64`);
export const switzerland =
  competitors(`Basel 77, Young Boys 76, Lugano 74, Servette 73, Thun 73, St. Gallen 73, Zürich 71, Luzern 71,
  Sion 70, Lausanne-Sport 71, Grasshopper 67, Winterthur 65`);
export const poland =
  competitors(`Lech Poznań 76, Legia Warszawa 75, Raków Częstochowa 75, Jagiellonia 75, Górnik Zabrze 72,
  Pogoń Szczecin 71, Cracovia 71, Widzew Łódź 70, Zagłębie Lubin 70, Korona Kielce 70, Radomiak 69, Motor Lublin 69,
  GKS Katowice 69, Piast Gliwice 69, Lechia Gdańsk 69, Arka Gdynia 67, Wisła Płock 70, Termalica 66`);
export const czechia =
  competitors(`Slavia Praha 81, Sparta Praha 79, Viktoria Plzeň 77, Baník Ostrava 71, Jablonec 72, Sigma Olomouc 71,
  Slovan Liberec 71, Hradec Králové 70, Bohemians 1905 67, Mladá Boleslav 68, Karviná 67, Teplice 66, Pardubice 65,
  Slovácko 67, Zlín 66, Dukla Praha 65`);
export const romania =
  competitors(`FCSB 75, CFR Cluj 73, Universitatea Craiova 74, Rapid București 74, Dinamo București 73,
  Universitatea Cluj 71, Farul Constanța 68, UTA Arad 67, Botoșani 70, Argeș Pitești 69, Oțelul Galați 68,
  Petrolul Ploiești 65, Hermannstadt 65, Csíkszereda 63, Unirea Slobozia 63, Metaloglobus 61`);
export const bulgaria =
  competitors(`Ludogorets 76, Levski Sofia 73, CSKA Sofia 71, CSKA 1948 70, Cherno More 68, Arda 67,
  Botev Plovdiv 66, Lokomotiv Plovdiv 66, Slavia Sofia 65, Spartak Varna 63, Beroe 62, Septemvri Sofia 61,
  Botev Vratsa 63, Lokomotiv Sofia 65, Montana 59, Dobrudzha 58`);
export const denmark =
  competitors(`København 79, Midtjylland 79, Brøndby 74, Nordsjælland 72, AGF Aarhus 75, Silkeborg 70, Viborg 70,
  Randers 69, OB Odense 69, Sønderjyske 68, Fredericia 66, Vejle 65`);
export const sweden = competitors(`Malmö FF 76, Hammarby 75, AIK 73, Djurgården 73, Mjällby 75, Elfsborg 72, Häcken 72,
  IFK Göteborg 73, Norrköping 69, Sirius 69, Brommapojkarna 68, Halmstad 66, Degerfors 65, GAIS 71`);
export const norway =
  competitors(`Bodø/Glimt 81, Viking 77, Brann 76, Rosenborg 74, Tromsø 74, Fredrikstad 71, Sarpsborg 08 71,
  Molde 73, Sandefjord 71, Vålerenga 70, HamKam 68, KFUM Oslo 68, Kristiansund 68, Bryne 66`);
export const hungary = competitors(`Ferencváros 78, Puskás Akadémia 71, Paks 71, Győri ETO 71, Debrecen 69, Újpest 68,
  MTK Budapest 67, Diósgyőr 66, Kisvárda 66, Nyíregyháza 65, Zalaegerszeg 66, Kazincbarcika 62`);
export const ukraine =
  competitors(`Shakhtar Donetsk 79, Dynamo Kyiv 77, Polissya Zhytomyr 72, Kryvbas 70, Karpaty Lviv 68, LNZ Cherkasy 69,
  Zorya Luhansk 67, Kolos Kovalivka 67, Metalist 1925 67, Veres Rivne 64, Obolon Kyiv 63, Rukh Lviv 64,
  Oleksandriya 65, Kudrivka 61, Epitsentr 61, Poltava 58`);
export const montenegro =
  competitors(`Budućnost Podgorica 64, Sutjeska Nikšić 62, Dečić Tuzi 60, Petrovac 59, Mornar Bar 58,
  Bokelj 57, Arsenal Tivat 56, Jezero Plav 55, Jedinstvo Bijelo Polje 55, Mladost DG 56`);
export const northMacedonia =
  competitors(`Shkëndija 66, Struga 64, Vardar 62, Rabotnichki 59, Sileks 61, Akademija Pandev 60,
  Tikvesh 58, Makedonija GP 57, Bashkimi 56, Shkupi 58, Arsimi 55, Pelister 56`);
